import type { Page } from '@playwright/test';
import { delayTenSeconds } from '../support/fault-cells.ts';
import { ledgerOf } from '../support/shop.ts';
import { triggerIsland } from '../support/islands.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const PRODUCT = '/fr/catalog/product/mug-dune';
const ADD = 'POST /api/v1/catalog/products/addtocart';

const form = (page: Page) => page.locator('[data-island="add-to-cart"]');
const button = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier' });
const count = (page: Page) => page.locator('.mini-cart-count');

test.beforeEach(async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(page.locator('[data-island="mini-cart"]')).toHaveAttribute('data-island-state', 'waiting');
});

test('it adds without leaving the page, says so with a way to the cart, and the header follows [PRD-06] [CRT-07] @firefox', async ({
  page,
}) => {
  // Firefox's driver appends to the old number of a number field, with or without a script.
  await triggerIsland(page.locator('[data-page] [data-island="quantity-field"]').first());
  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('3');
  // The notice disappears after ten seconds, which a slow machine may take for these steps.
  await delayTenSeconds(page);
  await button(page).click();
  await expect(count(page)).toContainText('3');
  const notices = page.getByRole('region', { name: 'Messages' });
  await expect(notices.getByRole('status')).toContainText('Mug Dune');
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
  expect(await ledgerOf(page)).toMatchObject([
    { method: 'POST', body: { ProductVariantId: 10101, Quantity: 3, Name: 'Mug Dune' } },
  ]);
  await notices.getByRole('link', { name: 'Voir le panier' }).click();
  await expect(page.locator('[data-cart-row]')).toHaveCount(1);
  await expect(notices.getByRole('status')).toHaveCount(0);
});

test('the keyboard adds too, the focus stays on the button, and the button shows that it is done [PRD-06]', async ({
  page,
}) => {
  // The button shows it for two seconds: the page itself records it.
  await button(page).evaluate((element) => {
    const added = new Promise<void>((resolve) => {
      const look = () => element.hasAttribute('data-added') && resolve();
      new MutationObserver(look).observe(element, { attributes: true });
    });
    Object.assign(window, { added });
  });
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => (window as unknown as { added: Promise<void> }).added);
  await expect(button(page)).toBeFocused();
  await expect(button(page)).not.toHaveAttribute('data-added');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
});

test('a hundred rapid clicks are one addition, proven by the server’s ledger [PRD-06] @firefox', async ({
  page,
  faults,
}) => {
  await form(page).hover();
  await expect(form(page)).toHaveAttribute('data-island-state', 'ready');
  await faults({ match: ADD, delay: 200 });
  await button(page).evaluate((element: HTMLElement) => {
    for (let click = 0; click < 100; click += 1) element.click();
  });
  await expect(count(page)).toContainText('1');
  await whenIdle(page);
  expect(await ledgerOf(page)).toHaveLength(1);
});

test('clicks before the script has come are one addition, too [PRD-06]', async ({ page, faults }) => {
  await faults({ match: '/add-to-cart-[^.]*\\.js/', delay: 300 });
  await button(page).evaluate((element: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) element.click();
  });
  await expect(count(page)).toContainText('1');
  await whenIdle(page);
  expect(await ledgerOf(page)).toHaveLength(1);
});

test('a fast server does not make two additions of a double click [PRD-06]', async ({ page }) => {
  await form(page).hover();
  await expect(form(page)).toHaveAttribute('data-island-state', 'ready');
  // A script in the page clicks, so that the second click follows the first response as fast as possible.
  await button(page).evaluate(async (element: HTMLElement) => {
    const counter = document.querySelector('.mini-cart-count')!;
    const counted = new Promise((resolve) => {
      new MutationObserver(resolve).observe(counter, { subtree: true, characterData: true, childList: true });
    });
    element.click();
    await counted;
    element.click();
  });
  await whenIdle(page);
  expect(await ledgerOf(page)).toHaveLength(1);
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  await button(page).click();
  await expect(count(page)).toContainText('2');
});

test('a refusal is said beside the button in the server’s words [PRD-06]', async ({ page, faults }) => {
  await faults({
    match: ADD,
    status: 409,
    type: 'application/json',
    body: '{"Message":"Il n’y en a plus. <b>Vraiment</b>"}',
  });
  await button(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Il n’y en a plus. <b>Vraiment</b>');
  await expect(count(page)).toContainText('0');
});

test('an addition that the shop cuts short says so, and header, mini-cart and cart agree [PRD-06] [CRT-07]', async ({
  page,
}) => {
  await triggerIsland(page.locator('[data-page] [data-island="quantity-field"]').first());
  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('999');
  await button(page).click();
  const notices = page.getByRole('region', { name: 'Messages' });
  await expect(notices).toContainText(/\d+\s.*stock/);
  await whenIdle(page);
  const [pieces] = /\d+/.exec((await count(page).textContent())!)!;
  expect(Number(pieces)).toBeLessThan(999);
  await page.locator('.mini-cart-toggle').click();
  await expect(page.locator('.mini-cart-panel [role="spinbutton"]')).toHaveValue(pieces);
  await page.goto('/fr/shoppingcarts');
  await expect(page.locator('[data-cart-row] [role="spinbutton"]')).toHaveValue(pieces);
});

test('when the answer is lost the cart is looked at, and what was added is never added again [PRD-06]', async ({
  page,
  faults,
}) => {
  // The response is cut after its headers: an earlier break makes some browsers resend a POST by themselves.
  await faults({ match: ADD, truncate: 10, times: 1 });
  await button(page).click();
  await expect(count(page)).toContainText('1');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Mug Dune');
  expect(await ledgerOf(page)).toHaveLength(1);
});

test('when nothing arrived the shopper is told so and can try again [PRD-06]', async ({ page, faults }) => {
  await faults({ match: ADD, status: 503, times: 1 });
  await button(page).click();
  await expect(form(page).getByRole('alert')).toContainText('rien n’a été ajouté');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  await button(page).click();
  await expect(count(page)).toContainText('1');
  await expect(form(page).locator('.add-to-cart-message')).toBeHidden();
});

test('without its script the form is sent to the server [PRD-06] [ERR-04]', async ({ page, faults }) => {
  await faults({ match: '/add-to-cart-[^.]*(\\.dep)?\\.js/', status: 404 });
  await button(page).click();
  await expect(page.locator('.notice')).toContainText('Mug Dune');
  await expect(count(page)).toContainText('1');
  await page.goto('/fr/shoppingcarts');
  await expect(page.locator('.cart-product')).toHaveCount(1);
});
