import type { Page } from '@playwright/test';
import { fakePhotos } from '../support/photos.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const FACEBOOK = 'https://www.facebook.com/**';

async function open(page: Page): Promise<void> {
  await fakePhotos(page);
  await page
    .context()
    .route(FACEBOOK, (route) => route.fulfill({ contentType: 'text/html', body: 'Facebook' }));
  await page.goto('/fr/journal/four-durbuy');
  await page.locator('.article-share').scrollIntoViewIfNeeded();
  await whenIdle(page);
}

const shareOn = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Partager', exact: true }).getByRole('link', { name });

test('a network opens in a small window without a hold of the page; where that is blocked in a tab [PGE-07] @react', async ({
  page,
}) => {
  await open(page);
  const [small] = await Promise.all([page.waitForEvent('popup'), shareOn(page, 'Facebook').click()]);
  await small.waitForURL(/facebook/);
  expect(new URL(small.url()).searchParams.get('u')).toBe(page.url());
  expect(await small.evaluate(() => window.opener === null)).toBe(true);
  await small.close();

  await page.evaluate(() => (window.open = () => null));
  const [tab] = await Promise.all([page.waitForEvent('popup'), shareOn(page, 'Facebook').click()]);
  await tab.waitForURL(/facebook/);
  await tab.close();
});

test('a copied link is said and is this page’s; nothing of the networks is loaded or kept [PGE-07]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await open(page);
  const copy = page.getByRole('button', { name: 'Copier le lien' });
  await expect(copy).toBeVisible();
  // The button says so for three seconds, which stand still here.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(page.getByRole('button', { name: 'Lien copié' })).toBeFocused();
  await expect(page.locator('body > [role="status"]')).toHaveText('Lien copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(foreign.filter((url) => !url.includes('127.0.0.1'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the server’s own links share [PGE-07]', async ({ page }) => {
    await page.goto('/nl/journal/four-durbuy');
    await expect(page.locator('.share-links a')).toHaveText(['Facebook', 'per e-mail']);
  });
});
