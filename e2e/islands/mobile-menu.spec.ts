import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { becomeCustomer } from '../support/wishlists.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 800 } });

const toggler = (page: Page) => page.locator('.menu-link');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const inDrawer = (page: Page, role: 'button' | 'link', name: string) =>
  drawer(page).getByRole(role, { name, exact: true });

async function openDrawer(page: Page, address = '/fr'): Promise<void> {
  await page.goto(address);
  await whenIdle(page);
  await toggler(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('the menu comes level by level, the focus goes along, and a link closes it by its visit [MNU-02] @react @firefox', async ({
  page,
}) => {
  await openDrawer(page);
  await markDocument(page);
  const ids = () => page.evaluate(() => document.querySelectorAll('[data-island="nav-menu"]').length);
  expect(await ids()).toBe(1);
  await inDrawer(page, 'button', 'Linge de table').click();
  await expect(inDrawer(page, 'button', 'Retour')).toBeFocused();
  await expect(inDrawer(page, 'link', 'Tout voir')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(inDrawer(page, 'button', 'Linge de table')).toBeFocused();
  await page.keyboard.press('Enter');
  await inDrawer(page, 'link', 'Serviettes').click();
  await expect(page.locator('h1')).toHaveText('Serviettes');
  await expect(drawer(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  // The drawer is built from the current page: its link is marked.
  await toggler(page).click();
  await inDrawer(page, 'button', 'Linge de table').click();
  await expect(inDrawer(page, 'link', 'Serviettes')).toHaveAttribute('aria-current', 'page');
});

test('the page behind stays where it is, and Escape gives the focus back [MNU-02]', async ({ page }) => {
  await page.goto('/fr/catalog');
  await whenIdle(page);
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  const position = () => page.evaluate(() => [scrollY, document.querySelector('main')!.offsetLeft]);
  const before = await position();
  await toggler(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.wheel(0, 400);
  expect(await position()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggler(page)).toBeFocused();
  expect(await position()).toEqual(before);
});

test('below the departments it has account, lists, help and language, with forms that work, on its first level alone [MNU-02] @react', async ({
  page,
}) => {
  await openDrawer(page, '/fr/terms');
  for (const name of ['Se connecter', 'Liste d’envies', 'Nous écrire', 'Livraison et retours', 'Nederlands'])
    await expect(inDrawer(page, 'link', name)).toBeVisible();
  await inDrawer(page, 'button', 'Linge de table').click();
  await expect(inDrawer(page, 'link', 'Nous écrire')).toBeHidden();
  await inDrawer(page, 'button', 'Retour').click();
  await expect(inDrawer(page, 'link', 'Nous écrire')).toBeVisible();
  const country = drawer(page).getByLabel('Livrer vers');
  await country.selectOption('NL');
  await expect(page.locator('#current-country')).toHaveValue('NL');

  await becomeCustomer(page);
  await openDrawer(page, '/fr/terms');
  await expect(inDrawer(page, 'link', 'Mes listes')).toBeVisible();
  await inDrawer(page, 'button', 'Se déconnecter').click();
  await whenIdle(page);
  await expect(page.locator('.account-link')).toHaveAccessibleName('Se connecter');
  await toggler(page).click();
  await inDrawer(page, 'link', 'Nederlands').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('it closes when the window gets as wide as the full menu [MNU-04]', async ({ page }) => {
  await openDrawer(page);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(drawer(page)).toBeHidden();
});

test('where its script does not come, the link leads to the menu of the footer [MNU-02] [ERR-04]', async ({
  page,
  faults,
}) => {
  await faults({ match: '/\\/(retry\\/)?mobile-menu-[^./]*(\\.dep)?\\.js/', status: 404 });
  await page.goto('/fr');
  await whenIdle(page);
  await toggler(page).click();
  await expect(page).toHaveURL(/#footer-menu$/);
  await expect(page.locator('#footer-menu')).toBeInViewport();
});

test('each level is accessible, in Dutch and in the dark; nothing is wider than a phone of 320 pixels', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 600 });
  await openDrawer(page, '/nl');
  await expectAccessible(page);
  await inDrawer(page, 'button', 'Theepotten & karaffen').click();
  await expectAccessible(page);
  const overflow = await drawer(page).evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the menu of the footer [MNU-02]', async ({ page }) => {
    await page.goto('/fr');
    await toggler(page).click();
    await expect(page.locator('#footer-menu')).toBeInViewport();
    await page.locator('#footer-menu').getByRole('link', { name: 'Verres' }).click();
    await expect(page.locator('h1')).toHaveText('Verres');
  });
});
