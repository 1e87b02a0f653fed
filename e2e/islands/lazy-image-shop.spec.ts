import { expect, test, whenIdle } from '../support/test.ts';

test('in a long list a photo that broke before the script has another one, and those below wait [PGE-02]', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route('/assets/photos/*', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  // All photos of the first view fail long before the script arrives.
  await page.route('**/archipel.js', async (route) => {
    await expect.poll(() => requested.length).toBeGreaterThan(2);
    await route.continue();
  });
  await page.goto('/fr/catalog?pageSize=48');
  await whenIdle(page);
  const photos = page.locator('.card-photo img');
  await expect(photos.first()).toHaveAttribute('src', '/assets/no-photo.svg');
  await expect(photos.first()).not.toHaveAttribute('srcset');
  await expect(photos.last()).not.toHaveAttribute('src', '/assets/no-photo.svg');
  await photos.last().scrollIntoViewIfNeeded();
  await expect(photos.last()).toHaveAttribute('src', '/assets/no-photo.svg');
});
