import { expect, test } from '../support/kit.ts';

test('a link shows its picture on hover and by keyboard; the last one wins, and one that fails changes nothing [MKT-03]', async ({
  archipel,
  page,
}) => {
  await page.route('**/turns/28.webp', (route) => route.abort());
  const host = await archipel.open('hover-picture');
  const picture = host.locator('[data-slot="picture"]');
  const link = (side: number) => host.getByRole('link', { name: `Côté ${side}` });
  await link(2).hover();
  await expect(picture).toHaveAttribute('src', /\/10\.webp$/);
  await expect(picture).toHaveAttribute('alt', 'Mug Ourthe, côté 2');
  await link(3).focus();
  await expect(picture).toHaveAttribute('src', /\/19\.webp$/);
  const failed = page.waitForEvent('requestfailed');
  await link(4).hover();
  await failed;
  await expect(picture).toHaveAttribute('src', /\/19\.webp$/);
  await link(4).hover();
  await link(1).hover();
  await expect(picture).toHaveAttribute('src', /\/1\.webp$/);
  await expect(host.locator('.hover-picture-old')).toHaveCount(0);
  expect(await host.getByRole('link').count()).toBe(4);
});
