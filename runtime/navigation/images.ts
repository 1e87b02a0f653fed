import { within } from '../within.ts';

/** A slow image must not keep the page from being finished (NAV-09). */
const PATIENCE_MS = 3_000;

const isAwaited = (image: HTMLImageElement) => !image.complete && image.loading !== 'lazy';

function isInView(image: Element): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Waits for the eager images of a page that are in view.
 *
 * @param page The page's container.
 * @returns A promise that never rejects; nothing when there is nothing to wait for.
 */
export function imagesReady(page: HTMLElement): Promise<unknown> | undefined {
  const images = [...page.querySelectorAll('img')].filter(isAwaited).filter(isInView);
  if (images.length === 0) return undefined;
  const decoded = Promise.allSettled(images.map((image) => image.decode()));
  return within(decoded, PATIENCE_MS, () => new Error()).catch(() => {});
}
