import { island, row, field, more, amount, total, headerAmount, textOf, openCart } from '../support/cart.ts';
import { fillLogin, loginModal } from '../support/dialogs.ts';
import { addToCart, ledgerOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const ITEM = '/shoppingcartitems\\/\\d+/';

test('a write that fails once is repeated unseen [CRT-02]', async ({ page, faults }) => {
  await openCart(page);
  await faults({ match: ITEM, drop: true, late: true, times: 1 });
  const before = await textOf(amount(page));
  await more(page).click();
  await expect(amount(page)).not.toHaveText(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a write that keeps failing is kept at its line, and can be tried again [CRT-02] @react @firefox', async ({
  page,
  faults,
}) => {
  await openCart(page);
  await faults({ match: ITEM, status: 500, times: 2 });
  await more(page).click();
  const alert = row(page).getByRole('alert');
  await expect(alert).toContainText('n’a pas pu être enregistré');
  await expect(field(page)).toHaveValue('2');
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
  await expect.poll(async () => (await ledgerOf(page)).length).toBe(1);
});

test('a refused write says why, and the quantity is what it was [CRT-02]', async ({ page, faults }) => {
  await openCart(page);
  await faults({ match: ITEM, status: 409, type: 'application/json', body: '{"Message":"Refusé."}' });
  await more(page).click();
  await expect(row(page).getByRole('alert')).toHaveText('Refusé.');
  await expect(field(page)).toHaveValue('1');
});

test('a write that needs a sign-in is kept after a no, and done after the login [CRT-02] [ERR-01]', async ({
  page,
}) => {
  await openCart(page);
  await page.request.post('/demo/session/expire', { data: { cartNeedsSignIn: true } });
  await more(page).click();
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  const alert = row(page).getByRole('alert');
  await expect(alert).toContainText('Connectez-vous');
  await expect(field(page)).toHaveValue('2');
  await alert.getByRole('button').click();
  await fillLogin(page);
  await expect(alert).toHaveCount(0);
  await expect(field(page)).toHaveValue('2');
  await expect.poll(async () => (await ledgerOf(page)).length).toBe(1);
});

test('a line that is gone elsewhere goes here, too, and the shopper is told [CRT-02]', async ({
  page,
  faults,
}) => {
  await openCart(page);
  await faults({ match: ITEM, status: 404, times: 1 });
  const name = await textOf(row(page).getByRole('link'));
  await more(page).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(name);
});

test('amounts that can’t be read say so, and are read when asked [CRT-02]', async ({ page, faults }) => {
  await openCart(page);
  const before = await textOf(amount(page));
  await faults({ match: 'GET /fr/shoppingcarts', status: 500, times: 1 });
  await more(page).click();
  const alert = island(page).getByRole('alert');
  await expect(alert).toContainText('n’ont pas pu être actualisés');
  await expect(amount(page)).toHaveAttribute('aria-busy', 'true');
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
  await expect(amount(page)).not.toHaveText(before);
});

test('a late write of the page before never wins over what this page shows [CRT-02]', async ({
  page,
  faults,
}) => {
  await openCart(page);
  await faults({ match: '/^PUT /', isPaused: true, times: 1 });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await more(page).click();
  await sent;
  await page.reload();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(field(page)).toHaveValue('2');
  await field(page).fill('5');
  await field(page).press('Tab');
  const written = async () =>
    (await ledgerOf(page)).map(({ body }) => (body as { Quantity: number }).Quantity);
  await expect.poll(written).toEqual([2, 5]);
  // The page has been read again after its own write before the late one arrives.
  await expect(amount(page)).toHaveAttribute('aria-busy', 'false');
  await faults();
  // The late write is the second 2; the second 5 corrects its effect.
  await expect.poll(written, { timeout: 15_000 }).toEqual([2, 5, 2, 5]);
  await expect(field(page)).toHaveValue('5');
  await expect(amount(page)).toHaveAttribute('aria-busy', 'false');
  await expect(headerAmount(page)).toHaveText(await textOf(total(page)));
  await page.reload();
  await expect(field(page)).toHaveValue('5');
});

test('lines that are mounted after their page was read again are not the old ones [CRT-02]', async ({
  page,
  faults,
}) => {
  await openCart(page);
  const before = await textOf(total(page));
  await faults({ match: '/^PUT /', isPaused: true });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await more(page).click();
  await sent;
  let mountLines = () => {};
  const released = new Promise<void>((resolve) => (mountLines = resolve));
  await page.route(/\/cart-[0-9a-f]+\.js$/, (route) => released.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  // The totals alone follow the cart: they wait for the repeated write and are read again after it.
  await expect(page.locator('[data-cart-part]:has(.goods)')).toHaveAttribute('aria-busy', 'true');
  await faults();
  await expect(total(page)).not.toHaveText(before);
  mountLines();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(field(page)).toHaveValue('2');
  await expect(amount(page)).toHaveAttribute('aria-busy', 'false');
  await expect(row(page).getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('another tab follows [CRT-07]', async ({ page, context }) => {
  await openCart(page);
  const other = await context.newPage();
  await other.goto('/fr/shoppingcarts');
  await expect(island(other)).toHaveAttribute('data-island-state', 'ready');
  await more(page).click();
  await expect(field(other)).toHaveValue('2');
  await expect(headerAmount(other)).toHaveText(await textOf(total(other)));
  await other.close();
});

test('without its script the lines are the server’s forms [CRT-01] [ERR-04]', async ({ page, faults }) => {
  await page.goto('/fr/catalog');
  for (const position of [0, 1]) await addToCart(page, position);
  await faults({ match: '/\\/cart-[^.]*(\\.dep)?\\.js/', status: 404 });
  await page.goto('/fr/shoppingcarts');
  await expect(island(page)).toHaveAttribute('data-island-state', 'failed');
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await expect(page.locator('.cart-table tbody tr')).toHaveCount(1);
});
