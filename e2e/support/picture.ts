import type { Page, PageScreenshotOptions } from '@playwright/test';

/** A busy machine's Chromium may lose the picture that it was drawing. */
const isLostPicture = (error: unknown) => String(error).includes('Unable to capture screenshot');

/**
 * Takes a screenshot of a page; a lost picture is taken once more.
 *
 * @param options As of `page.screenshot`.
 */
export function takePicture(page: Page, options?: PageScreenshotOptions): Promise<Buffer> {
  return page.screenshot(options).catch((error: unknown) => {
    if (!isLostPicture(error)) throw error;
    return page.screenshot(options);
  });
}
