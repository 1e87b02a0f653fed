import type { Page } from '@playwright/test';

/**
 * Answers requests for photos with an SVG: the layout is the same, and no processor time goes into rendering.
 */
export const fakePhotos = (page: Page): Promise<unknown> =>
  page.route('/assets/photos/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1350"/>',
    }),
  );
