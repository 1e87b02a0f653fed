import { expect, test } from '../support/test.ts';

test('the buttons of a ticker never lie on its text, even if its host has a padding of its own [NWS-02]', async ({
  page,
}) => {
  await page.goto('/fr');
  const ticker = page.locator('.ticker');
  const overlaps = () =>
    ticker.evaluate((host) => {
      const boxes = (selector: string) =>
        [...host.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      return boxes('li:not([inert]) a').flatMap((text) =>
        boxes('button').filter(
          (button) =>
            button.left < text.right &&
            button.right > text.left &&
            button.top < text.bottom &&
            button.bottom > text.top,
        ),
      );
    });
  await ticker.hover();
  await expect(ticker.getByRole('button')).toHaveCount(4);
  for (const width of [320, 375, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await ticker.hover();
    await expect(ticker.locator('li:not([inert]) a')).toBeInViewport({ ratio: 0.9 });
    await expect.poll(overlaps).toEqual([]);
  }
});
