import type { Page } from '@playwright/test';
import { expect, test, type Archipel } from '../support/kit.ts';

const FACEBOOK = 'https://www.facebook.com/**';

/** Buttons of the page itself, as an article has them. */
const ARTICLE = `
  <div data-island="share" data-networks="facebook, email, copy" data-show-in-popup="true">
    <a href="mailto:?body=article">par e-mail</a>
  </div>`;

async function open(archipel: Archipel, page: Page, culture: 'fr' | 'nl' = 'fr'): Promise<void> {
  await page
    .context()
    .route(FACEBOOK, (route) => route.fulfill({ contentType: 'text/html', body: 'Facebook' }));
  await archipel.open('share', { html: ARTICLE, culture });
}

const shareOn = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Partager', exact: true }).getByRole('link', { name });

test('a network opens in a small window without a hold of the page; where that is blocked in a tab [PGE-07] @react', async ({
  page,
  archipel,
}) => {
  await open(archipel, page);
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
  archipel,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await open(archipel, page);
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
  await page.clock.resume();
});

test('the buttons speak the language of the page [PGE-07]', async ({ page, archipel }) => {
  await open(archipel, page, 'nl');
  const list = page.getByRole('list', { name: 'Delen', exact: true });
  await expect(list.getByRole('link')).toHaveText(['Delen op Facebook (nieuw venster)', 'Delen per E-mail']);
  await expect(list.getByRole('button')).toHaveText(['Link kopiëren']);
});
