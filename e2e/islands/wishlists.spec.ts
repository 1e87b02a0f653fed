import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';
import {
  becomeCustomer,
  createCustomer,
  createList,
  expectTable,
  hearts,
  MUGS,
  openList,
  writesOf,
} from '../support/wishlists.ts';

// Tests of the islands wishlist-button, wishlist-hearts, wishlist-dialog, wishlist-page, wishlist-table and
// open-from-address.

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.locator('[data-wishlist-row]', { hasText: name });
const growl = (page: Page) => page.getByRole('region', { name: 'Messages' });
const field = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantité souhaitée de ${name}` });

test('a heart opens the popup; ticking adds at once, the answer leads on, and every heart and tab follows [WSH-01] [WSH-02] [WSH-10] [TAG-04] @react', async ({
  page,
}) => {
  await becomeCustomer(page);
  const [kitchen, birthday] = [await createList(page, 'Cuisine'), await createList(page, 'Anniversaire')];
  await page.goto('/fr/catalog');
  const other = await page.context().newPage();
  await other.goto('/fr/catalog/product/mug-dune');
  await other.mouse.move(10, 10);
  await whenIdle(other);
  await hearts(page, 101).first().click();
  await dialog(page).getByRole('checkbox', { name: 'Cuisine' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Anniversaire' }).check();
  await expect(dialog(page).getByRole('status').last()).toContainText('est dans la liste « Anniversaire »');
  await expect(hearts(page, 101).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-wishlist-count]')).toHaveText('2');
  await expect(hearts(other, 101).first()).toHaveAttribute('aria-pressed', 'true');
  // The code that pushes an answer's tags loads with the first of them.
  const tags = () =>
    page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? []));
  await expect.poll(async () => (await tags()).match(/add_to_wishlist/g) ?? []).toHaveLength(2);
  await dialog(page).getByRole('button', { name: 'Continuer mes achats' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(hearts(page, 101).first()).toBeFocused();

  await hearts(page, 101).first().click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Cuisine' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Retirer de toutes les listes' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Cuisine' })).not.toBeChecked();
  await expect(hearts(page, 101).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(hearts(other, 101).first()).toHaveAttribute('aria-pressed', 'false');
  expect(await writesOf(page)).toEqual([
    expect.stringContaining('create'),
    expect.stringContaining('create'),
    `POST addproductvariant?WishlistId=${kitchen}&ProductVariantId=10101&Quantity=1&ProductId=101`,
    `POST addproductvariant?WishlistId=${birthday}&ProductVariantId=10101&Quantity=1&ProductId=101`,
    'DELETE deletefromalllist/10101?',
  ]);
});

test('a refused addition is taken back with the server’s words, and the focus stays [WSH-02]', async ({
  page,
  faults,
}) => {
  await becomeCustomer(page);
  await createList(page, 'Cuisine');
  await page.goto('/fr/catalog/product/mug-dune');
  await hearts(page, 101).first().click();
  const box = dialog(page).getByRole('checkbox', { name: 'Cuisine' });
  const body = JSON.stringify({ Message: 'Cette liste est pleine.' });
  await faults({ match: '/POST .*addproductvariant/', status: 409, body, type: 'application/json' });
  await box.click();
  await expect(dialog(page)).toContainText('Cette liste est pleine.');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await expect(hearts(page, 101).first()).toHaveAttribute('aria-pressed', 'false');
});

test('a guest signs in and the popup goes on; a list that is made there takes the product [WSH-01]', async ({
  page,
}) => {
  await page.goto('/fr/catalog');
  const { Email, Password } = await createCustomer(page);
  await hearts(page, 102).first().click();
  await dialog(page).locator('[name="Email"]').fill(Email);
  await dialog(page).locator('[name="Password"]').fill(Password);
  await page.keyboard.press('Enter');
  await dialog(page).locator('[name="Name"]').fill('Fête <b>&');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('checkbox', { name: 'Fête <b>&' })).toBeChecked();
  await dialog(page).getByRole('link', { name: 'Voir la liste' }).click();
  await expectTable(page);
  await expect(row(page, 'Mug Ourthe')).toBeVisible();
  await expect(page.locator('.wishlist-title')).toContainText('Fête <b>&');
});

test('one list swaps for another in its place, Back brings the older one, and the current one is marked [WSH-03] @react', async ({
  page,
}) => {
  const first = await openList(page, [MUGS[0]]);
  const second = await createList(page, 'Anniversaire', 'birthlist');
  await page.goto('/fr/catalog/wishlist/list');
  await expectTable(page);
  await expect(page.locator('[data-island="wishlist-page"]')).toHaveAttribute('data-island-state', 'ready');
  const link = (name: string) => page.locator('.wishlist-nav').getByRole('link', { name });
  await expect(link('Cuisine')).toHaveAttribute('aria-current', 'page');
  await link('Anniversaire').click();
  await expect(page).toHaveURL(`/fr/catalog/wishlist/list?Id=${second}`);
  await expect(page.locator('.wishlist-title')).toContainText('Anniversaire');
  await expect(page.locator('.wishlist-title')).toBeFocused();
  await expect(link('Anniversaire')).toHaveAttribute('aria-current', 'page');
  await expect(link('Cuisine')).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(row(page, 'Mug Dune')).toBeVisible();
  await expect(link('Cuisine')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(link('Cuisine')).toHaveAttribute('aria-current', 'page');
  expect(first).toBeLessThan(second);
});

test('name, description and quantities are edited in place, refused ones come back, a removal can be undone [WSH-04] [WSH-05] [WSH-06] @react', async ({
  page,
  faults,
}) => {
  const id = await openList(page, MUGS);
  await page.getByRole('button', { name: 'Modifier le nom' }).click();
  await page.keyboard.type('Été <i>&');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Modifier le nom' })).toBeFocused();
  await expect(page.locator('.wishlist-nav')).toContainText('Été <i>&');
  await expect(page.locator('.wishlist-text')).toContainText('Ajouter une description');
  await page.getByRole('button', { name: 'Modifier la description' }).click();
  await page.keyboard.type('Perdu');
  await page.keyboard.press('Escape');
  await expect(page.locator('.wishlist-text')).toContainText('Ajouter une description');
  await page.getByRole('button', { name: 'Modifier la description' }).click();
  await page.keyboard.type('Pour la table');
  await page.locator('h1').click();
  await expect(page.locator('.wishlist-text')).toContainText('Pour la table');

  const body = JSON.stringify({ IsSuccessfull: false, WishlistProductId: 1, Quantity: 1 });
  await faults({ match: '/POST .*updatequantity/', status: 200, body, type: 'application/json', times: 1 });
  await field(page, 'Mug Dune').fill('7');
  await page.keyboard.press('Enter');
  await expect(growl(page)).toContainText('Le serveur n’a pas pu répondre. Réessayez dans un instant.');
  await expect(field(page, 'Mug Dune')).toHaveValue('1');
  await field(page, 'Mug Dune').fill('-3');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Mug Dune')).toHaveValue('1');
  await field(page, 'Mug Dune').fill('4');
  await page.keyboard.press('Enter');
  await whenIdle(page);

  await page.getByRole('button', { name: 'Supprimer Mug Dune de la liste' }).click();
  await page.getByRole('button', { name: 'Remettre Mug Dune' }).click();
  await expect(page.getByRole('button', { name: 'Supprimer Mug Dune de la liste' })).toBeFocused();
  await page.getByRole('button', { name: 'Supprimer Mug Ourthe de la liste' }).click();
  await expect(page.locator('.wishlist-removed')).toBeVisible();
  await page.goto('/fr/delivery');
  await expect.poll(async () => (await writesOf(page)).at(-1)).toMatch(/^DELETE deletefromlist\?Id=/);
  const writes = await writesOf(page);
  expect(writes.slice(0, -1)).toEqual([
    `POST updatename?Id=${id}&Name=%C3%89t%C3%A9+%3Ci%3E%26`,
    `POST updatedescription?Id=${id}&Description=Pour+la+table`,
    expect.stringMatching(/^POST updatequantity\?Id=\d+&Quantity=4$/),
  ]);
});

test('a whole list is ordered with a report of what stayed behind, shared, and deleted after a question [WSH-05]', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await openList(page, MUGS);
  await field(page, 'Mug Dune').fill('900');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Commander toute la liste' }).click();
  await expect(page.locator('.wishlist-report')).toContainText(/Mug Dune\s: \d+ sur 900/);
  await expect(page.locator('.wishlist-report')).not.toContainText('Mug Ourthe');
  const counted = Number(/(\d+) sur 900/.exec((await page.locator('.wishlist-report').textContent())!)![1]);
  await expect(page.locator('.mini-cart-count')).toHaveText(String(counted + 1));
  const html = await (await page.request.get(`/fr/catalog/wishlist/list_item?wishlistid=${id}`)).text();
  const shareUrl = /"shareUrl":"([^"]+)"/.exec(html)![1]!;

  const guest = await browser.newContext({ baseURL: baseURL! });
  const shopper = await guest.newPage();
  await shopper.goto(shareUrl);
  await expectTable(shopper);
  await expect(row(shopper, 'Mug Dune')).toContainText('900');
  await expect(shopper.getByRole('button', { name: 'Supprimer la liste' })).toHaveCount(0);
  await guest.close();

  await page.getByRole('button', { name: 'Supprimer la liste' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL('/fr/catalog/wishlist/list');
  await expect(page.locator('.wishlist-empty')).toBeVisible();
});

test('an address opens the lists once, 200 ms after the page has come, in any case [WSH-07]', async ({
  page,
}) => {
  await becomeCustomer(page);
  await createList(page, 'Naissance', 'birthlist');
  await page.goto('/fr/delivery?OPENBirthlist=1&utm=a%20b');
  await expect(dialog(page).getByRole('link', { name: 'Naissance' })).toBeVisible();
  await expect(page).toHaveURL('/fr/delivery?utm=a%20b');
  await page.keyboard.press('Escape');
  await page.clock.install();
  await page.reload();
  await whenIdle(page);
  await page.clock.runFor(1_000);
  await whenIdle(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('#search-q').focus();
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { visit } = (await import(script.src)) as { visit: (url: string) => Promise<void> };
    await visit('/fr/terms?openWishlist');
  });
  await expect(dialog(page)).toContainText('Vous n’avez pas encore de liste');
  await expect(page).toHaveURL('/fr/terms');
});
