import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { forgetConsent, giveConsent, readConsent, SHOP_STAMP } from '../support/consent.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const banner = (page: Page) => page.locator('[data-island="cookie-banner"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies' });
const NOTHING = { stamp: SHOP_STAMP, preferences: false, statistics: false, marketing: false };

test.beforeEach(({ page }) => forgetConsent(page));

async function open(page: Page, path = '/fr'): Promise<void> {
  await page.goto(path);
  await whenIdle(page);
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Gérer les cookies' }).click();
  await expect(dialog(page).locator('form[data-island-state="ready"]')).toBeVisible();
}

test('the banner stands over every page until a choice is saved, takes no focus, moves nothing, and gives the focus back [CON-01]', async ({
  page,
}) => {
  await open(page);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await expectAccessible(page);
  await page.locator('header .site-menu a').first().click();
  await expect(page).toHaveURL(/\/fr\/catalog/);
  await whenIdle(page);
  await expect(banner(page)).toBeVisible();

  await markDocument(page);
  const field = page.locator('#search-q');
  await field.focus();
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Votre choix est enregistré.' })).toHaveCount(1);
  await expect(field).toBeFocused();
  expect(await top()).toBe(before);
  expect(await readConsent(page)).toEqual(NOTHING);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await whenIdle(page);
  await expect(banner(page)).toBeHidden();
});

test('HTML that comes in parts moves neither the banner nor the tools of the header, and the page of the settings has no banner over its form [CON-01] [CON-02]', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const html = await (await page.request.get('/fr/terms')).text();
  // The HTML stops within the banner's first button, and then within the tools of the header.
  for (const [mark, hidden] of [
    ['value="accept"', banner(page)],
    ['class="mini-cart-label"', page.locator('.account-link')],
  ] as const) {
    const stall = Buffer.byteLength(html.slice(0, html.indexOf(mark) + mark.length + 1));
    await faults({ match: 'GET /fr/terms', stall });
    await page.goto('/fr/terms', { waitUntil: 'commit' });
    await expect(hidden).toHaveCount(1);
    await expect(hidden).toBeHidden();
    await faults();
  }
  await open(page, '/fr/cookies');
  await expect(page.locator('main form')).toBeVisible();
  await expect(banner(page)).toHaveCount(1);
  await expect(banner(page)).toBeHidden();
});

test('the settings show what holds, say it in a sentence, and close when all is accepted or declined [CON-02] [CON-03] [CON-06]', async ({
  page,
}) => {
  await open(page);
  await openSettings(page);
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText('Vous n’avez pas encore choisi.');
  await dialog(page).getByLabel('Statistiques').check();
  await dialog(page).getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(status).toHaveText('Vous acceptez : statistiques. Vous refusez : préférences, marketing.');
  await expect(banner(page)).toBeHidden();
  expect(await readConsent(page)).toEqual({ ...NOTHING, statistics: true });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await openSettings(page);
  await expect(dialog(page).getByLabel('Statistiques')).toBeChecked();
  await expect(dialog(page).getByLabel('Marketing')).not.toBeChecked();
  await dialog(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await readConsent(page)).toEqual({
    stamp: SHOP_STAMP,
    preferences: true,
    statistics: true,
    marketing: true,
  });
  await openSettings(page);
  await expect(status).toHaveText('Vous acceptez tous les cookies.');
  await dialog(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await readConsent(page)).toEqual(NOTHING);
});

test('the settings page in Dutch follows a choice of another tab [CON-02] [CON-06]', async ({
  page,
  context,
}) => {
  await giveConsent(page, SHOP_STAMP, 'preferences');
  await open(page, '/nl/cookies');
  await expect(page.getByLabel('Voorkeuren')).toBeChecked();
  await expect(page.locator('.cookie-status')).toHaveText(
    'U aanvaardt: voorkeuren. U weigert: statistieken, marketing.',
  );
  const other = await context.newPage();
  await open(other, '/nl/cookies');
  await other.getByRole('button', { name: 'Alles aanvaarden' }).click();
  await expect(page.getByLabel('Marketing')).toBeChecked();
  await expect(page.getByText('U aanvaardt alle cookies.')).toBeVisible();
  await other.close();
});

test('a browser that asks for privacy presets marketing as refused, and hides no banner [CON-01] [CON-02]', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await page.goto('/styleguide/cookie-settings');
  await whenIdle(page);
  // The copy has all boxes checked, as a server might have written it.
  await page.evaluate(() => {
    const form = document.querySelector('form[data-island]')!;
    const copy = form.cloneNode(true) as HTMLFormElement;
    copy.removeAttribute('data-island-state');
    for (const box of copy.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      Object.assign(box, { defaultChecked: true, checked: true });
    form.replaceWith(copy);
  });
  await whenIdle(page);
  await expect(page.getByLabel('Marketing')).not.toBeChecked();
  await expect(page.getByLabel('Statistiques')).toBeChecked();
  await open(page);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await readConsent(page)).toMatchObject({ marketing: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('banner and settings are forms that write and read the same cookie [CON-01] [CON-02] [CON-03] [CON-04]', async ({
    page,
  }) => {
    await page.goto('/fr/terms');
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await expect(page).toHaveURL('/fr/terms');
    await expect(banner(page)).toHaveCount(0);
    expect(await readConsent(page)).toEqual(NOTHING);
    await page.getByRole('link', { name: 'Gérer les cookies' }).click();
    await expect(page.getByRole('status')).toHaveText('Vous refusez tous les cookies facultatifs.');
    await page.getByLabel('Marketing').check();
    await page.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Vous acceptez : marketing. Vous refusez : préférences, statistiques.',
    );
    await expect(page.getByLabel('Marketing')).toBeChecked();
    expect(await readConsent(page)).toEqual({ ...NOTHING, marketing: true });
  });
});
