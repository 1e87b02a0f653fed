import type { Page } from '@playwright/test';

/**
 * Answers for photos at once: their place on the page is the same, and no processor time goes into making them.
 *
 * @param page The page that shows them.
 */
export const fakePhotos = (page: Page): Promise<unknown> =>
  page.route('/assets/photos/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1350"/>',
    }),
  );
