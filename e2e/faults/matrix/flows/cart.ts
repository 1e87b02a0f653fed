import type { Page } from '@playwright/test';
import { more, openCart, remove, rows } from '../../../support/cart.ts';
import { addToCart, ORDER } from '../../../support/shop.ts';
import { whenIdle } from '../../../support/test.ts';
import type { Flow } from '../flow.ts';

const COUPON = 'BIENVENUE10';

const estimate = (page: Page) => page.locator('[data-island="shipping-estimate"]');

const quantity = (page: Page) => page.locator('[data-cart-row] input').first().inputValue();

export const addProduct: Flow = {
  name: 'a product is added to the cart',
  match: 'POST /api/v1/catalog/products/addtocart',
  async open(page) {
    await page.goto('/fr/catalog/product/mug-dune');
    await whenIdle(page);
  },
  control: (page) => page.getByRole('button', { name: 'Ajouter au panier' }).first(),
  isDone: async (page) => /[1-9]/.test((await page.locator('.mini-cart-count').first().textContent()) ?? ''),
  write: /^POST .*addtocart/,
};

export const changeQuantity: Flow = {
  name: 'a quantity in the cart is raised',
  match: '/^(PUT|POST|PATCH) .*shoppingcart/',
  open: (page) => openCart(page, 1),
  control: more,
  isDone: async (page) => Number(await quantity(page)) > 1,
  write: /shoppingcartitems/,
  isStep: true,
  isIdempotent: true,
};

export const removeLine: Flow = {
  name: 'a line of the cart is removed',
  match: '/^DELETE .*shoppingcart/',
  open: (page) => openCart(page, 2),
  control: remove,
  isDone: async (page) => (await rows(page).count()) === 1,
  write: /^DELETE /,
};

export const applyCoupon: Flow = {
  name: 'a coupon is applied',
  match: 'POST /api/v1/shoppingcarts/coupon',
  async open(page) {
    await openCart(page, 1);
    await page.locator('#coupon summary').click();
    await page.getByLabel('Code de réduction').fill(COUPON);
    await whenIdle(page);
  },
  control: (page) => page.getByRole('button', { name: 'Appliquer' }),
  async press(page) {
    const button = this.control(page);
    if (!(await button.isVisible())) await page.locator('#coupon summary').click();
    await button.click({ noWaitAfter: true, timeout: 5_000 });
  },
  typed: { '[data-island="coupon"] input[name="CouponCode"]': COUPON },
  isDone: (page) => page.locator('.totals', { hasText: 'Réduction' }).isVisible(),
  write: /coupon/,
  isIdempotent: true,
};

export const estimateShipping: Flow = {
  name: 'the country of the delivery is chosen',
  match: 'POST /api/v1/shoppingcarts/shippingcountries',
  async open(page) {
    await openCart(page, 1);
    await estimate(page).locator('summary').click();
    await whenIdle(page);
  },
  control: (page) => estimate(page).getByLabel('Pays de livraison'),
  async press(page) {
    const country = this.control(page);
    if (!(await country.isVisible())) await estimate(page).locator('summary').click();
    await country.selectOption('DE');
  },
  isDone: async (page) => (await estimate(page).getByRole('radio').count()) === 2,
  write: /shippingcountries/,
  isIdempotent: true,
};

export const sendOrder: Flow = {
  name: 'an order is sent',
  match: 'POST /fr/checkout',
  async open(page) {
    await page.goto('/fr');
    await addToCart(page);
    await page.goto('/fr/checkout');
    for (const [name, value] of Object.entries(ORDER)) await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('[name="PaymentMethod"][value="BankTransfer"]').check();
    await whenIdle(page);
    await page.request.delete('/demo/ledger');
  },
  control: (page) => page.locator('.order-form .actions button[type=submit]'),
  typed: Object.fromEntries(
    Object.entries(ORDER).map(([name, value]) => [`.order-form [name="${name}"]`, value]),
  ),
  isDone: (page) => page.locator('.confirmation h1').isVisible(),
  native: '.order-form .actions button[type=submit]',
  isOnce: true,
  write: /^POST \/fr\/checkout/,
  isKeyed: true,
};

export const checkVat: Flow = {
  name: 'a VAT number is checked',
  match: '/GET .*checkisvatvalid/',
  async open(page) {
    await page.goto('/fr');
    await addToCart(page);
    await page.goto('/fr/checkout');
    await page.locator('.order-form [name="AccountType"]').nth(1).check();
    await page.locator('.order-form [name="BillingCountry"]').selectOption('FR');
    await page.locator('.order-form [name="BillingFirstName"]').fill('Ada');
    await whenIdle(page);
    await page.request.delete('/demo/ledger');
  },
  control: (page) => page.locator('.order-form [name="BillingVAT"]'),
  async press(page) {
    const again = page.locator('.ar-vat').getByRole('button', { name: 'Réessayer' });
    if (await again.isVisible()) return again.click({ timeout: 5_000 });
    await this.control(page).fill('');
    // Firefox changes a field only by keys.
    await this.control(page).pressSequentially('FR 83 404 833 048');
    await page.locator('.order-form [name="BillingStreet1"]').focus();
  },
  typed: { '.order-form [name="BillingFirstName"]': 'Ada' },
  // The server writes it, too, once it knows the number.
  isDone: async (page) =>
    (await page.getByText('Numéro de TVA valable.').filter({ visible: true }).count()) > 0,
};
