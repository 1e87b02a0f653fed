import { expect, test } from '../support/kit.ts';

test('a picture comes with its own address, and a broken one is replaced once [PGE-02]', async ({
  archipel,
  page,
}) => {
  await archipel.open('lazy-image');
  const [whole, gone] = [page.locator('img').first(), page.locator('img').last()];
  await expect(whole).toHaveAttribute('src', '/assets/favicon.svg?grand');
  await expect(gone).toHaveAttribute('src', '/assets/favicon.svg');
  await expect(whole).toHaveCSS('opacity', '1');
  await expect(gone).toHaveCSS('opacity', '1');
  await expect.poll(() => gone.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
