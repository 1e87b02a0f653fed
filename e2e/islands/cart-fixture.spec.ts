import type { Page } from '@playwright/test';
import { amount, field, more, remove, row, rows, undo } from '../support/cart.ts';
import { createFixtureCart } from '../support/fixture-cart.ts';
import { createGate } from '../support/gate.ts';
import { expect, test } from '../support/kit.ts';

const setQuantity = 'cart.setQuantity';

/** Returns the names and texts of everything in the cart, as a reader of the screen gets them. */
const labelsOf = (page: Page) =>
  page
    .locator('[data-island="cart"]')
    .evaluate((host) =>
      [...host.querySelectorAll('*')].flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.textContent!),
      ]),
    );

test('a typed quantity is one call with its body, and the amount is the server’s [CRT-02] [CRT-05] @react @firefox', async ({
  page,
  archipel,
}) => {
  const cart = await createFixtureCart(archipel).open();
  await expect(cart).toBeIsland('ready');
  await expect(field(page)).toHaveAccessibleName('Quantité de Mug Dune');
  await field(page).fill('4');
  await field(page).press('Enter');
  await expect(archipel).toHaveSent(setQuantity, { Quantity: 4 }, { times: 1 });
  expect(archipel.requests(setQuantity).map(({ params }) => params)).toEqual([{ id: '1' }]);
  await expect(field(page)).toBeFocused();
  await expect(amount(page)).toHaveText('72,00\u00a0€');
  await expect(amount(page)).toHaveAttribute('aria-busy', 'false');
});

test('a double press is one write, of the last quantity [CRT-02] @react', async ({ page, archipel }) => {
  await createFixtureCart(archipel).open();
  // One task: two presses of a driver may be further apart than the pause before a write.
  await more(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(archipel).toHaveSent(setQuantity, { Quantity: 4 }, { times: 1 });
  expect(archipel.requests(setQuantity)).toHaveLength(1);
  await expect(field(page)).toHaveValue('4');
});

test('presses during a slow write become one write more [CRT-02]', async ({ page, archipel }) => {
  await createFixtureCart(archipel).open();
  const [released, release] = createGate();
  archipel.mock(setQuantity, () => released.then(() => ({ Item: { Quantity: 3 } })), { times: 1 });
  await more(page).click();
  await expect(archipel).toHaveSent(setQuantity, { Quantity: 3 });
  await expect(row(page)).toHaveAttribute('aria-busy', 'true');
  for (let press = 0; press < 3; press += 1) await more(page).click();
  release();
  await archipel.idle();
  expect(archipel.requests(setQuantity).map(({ body }) => body.Quantity)).toEqual([3, 6]);
  await expect(field(page)).toHaveValue('6');
  await expect(row(page)).toHaveAttribute('aria-busy', 'false');
});

test('a rejected quantity says why beside its line, and comes back [CRT-02] @react @firefox', async ({
  page,
  archipel,
}) => {
  await createFixtureCart(archipel).open();
  archipel.mock(setQuantity, { Message: 'Il n’en reste que <b>deux</b>.' }, { status: 409 });
  await field(page).fill('9');
  await field(page).press('Enter');
  await expect(row(page).getByRole('alert')).toHaveText('Il n’en reste que <b>deux</b>.');
  await expect(field(page)).toHaveValue('2');
  await expect(field(page)).toBeFocused();
  await expect(amount(page)).toHaveText('36,00\u00a0€');
  await expect(archipel.island('cart').getByRole('alert')).toHaveCount(1);
  await expect(archipel).toHaveSent(setQuantity, { Quantity: 9 }, { times: 1 });
  await expect(page).toBeAccessible();
});

test('a write without an answer is repeated once; after that it stays, with its retry [CRT-02]', async ({
  page,
  archipel,
}) => {
  await createFixtureCart(archipel).open();
  archipel.expectComplaint(/shoppingcartitems\/1 failed \(status, status 500\)/);
  archipel.mock(setQuantity, undefined, { status: 500, times: 2 });
  await more(page).click();
  const alert = row(page).getByRole('alert');
  await expect(alert).toContainText('n’a pas pu être enregistré');
  await expect(field(page)).toHaveValue('3');
  await alert.getByRole('button', { name: 'Réessayer d’enregistrer Mug Dune' }).click();
  await expect(alert).toHaveCount(0);
  await expect(archipel).toHaveSent(setQuantity, { Quantity: 3 }, { times: 3 });
});

test('a removed line keeps the focus in its row, and its undo brings it back [CRT-02] [CRT-08] @react @firefox', async ({
  page,
  archipel,
}) => {
  const cart = createFixtureCart(archipel);
  await cart.open();
  const [first] = cart.lines;
  archipel.mock('cart.add', () => {
    cart.lines.unshift(first!);
    return {};
  });
  await remove(page).focus();
  await expect(page).toKeepFocusIn(row(page), () => page.keyboard.press('Enter'));
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('.cart-removed')).toContainText('« Mug Dune » a été retiré du panier.');
  await expect(archipel).toHaveSent('cart.removeLine', { id: '1' }, { times: 1 });
  await undo(page).press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(remove(page)).toBeFocused();
  await expect(archipel).toHaveSent('cart.add', { ProductVariantId: 10_101, Quantity: 2 }, { times: 1 });
});

test('in Dutch each label and message is Dutch [CRT-01] [I18N-01]', async ({ page, archipel }) => {
  await createFixtureCart(archipel).open('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Product',
    'Stukprijs',
    'Aantal',
    'Totaal',
    'Acties',
  ]);
  await expect(field(page)).toHaveAccessibleName('Aantal van Mug Dune');
  for (const name of ['Aantal verlagen: Mug Dune', 'Aantal verhogen: Mug Dune', 'Mug Dune verwijderen'])
    await expect(row(page).getByRole('button', { name, exact: true })).toHaveCount(1);
  archipel.expectComplaint(/shoppingcartitems\/1 failed \(status, status 500\)/);
  archipel.mock(setQuantity, undefined, { status: 500, times: 2 });
  await page.getByRole('button', { name: 'Aantal verhogen: Mug Dune' }).click();
  await expect(row(page).getByRole('alert')).toContainText('Uw wijziging kon niet worden opgeslagen');
  await page.getByRole('button', { name: 'Bol Ourthe verwijderen' }).click();
  await expect(page.locator('.cart-removed')).toContainText('“Bol Ourthe” is uit de winkelwagen verwijderd.');
  await archipel.idle();
  const french = /quantité|supprimer|panier|prix|réessayer|enregistr|remettre/i;
  expect((await labelsOf(page)).filter((label) => french.test(label))).toEqual([]);
});

test('on a phone nothing is wider than the page, and every state is accessible [CRT-06]', async ({
  page,
  archipel,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const cart = createFixtureCart(archipel);
  await cart.open();
  await expect(page).toHaveNoOverflow();
  await expect(page).toBeAccessible();
  await remove(page).click();
  archipel.mock(setQuantity, { Message: 'Trop peu de stock.' }, { status: 422 });
  await more(page, 1).click();
  await expect(row(page, 1).getByRole('alert')).toBeVisible();
  await archipel.idle();
  await expect(page).toHaveNoOverflow();
  await expect(page).toBeAccessible();
  await archipel.open('cart', { state: 'empty' });
  await expect(page.getByText('Votre panier est vide.')).toBeVisible();
  await expect(page).toHaveNoOverflow();
  await expect(page).toBeAccessible();
});

test('without scripts the lines of the server show [CRT-01] [ERR-04]', async ({ page, archipel }) => {
  await createFixtureCart(archipel).open();
  await expect(page).toWorkWithoutScript(async (plain) => {
    await expect(plain.getByRole('row').filter({ hasText: 'Mug Dune' })).toContainText('36,00');
  });
});
