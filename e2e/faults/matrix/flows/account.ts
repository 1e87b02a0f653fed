import type { Page } from '@playwright/test';
import { enterAsRegular } from '../../../support/sales.ts';
import { whenIdle } from '../../../support/test.ts';
import { becomeCustomer, createList, hearts, MUGS, openList } from '../../../support/wishlists.ts';
import type { Flow } from '../flow.ts';

const dialog = (page: Page) => page.locator('dialog[open]').last();

const cancelButton = (page: Page) => page.locator('main form[action$="/cancel"] button').first();

export const cancelOrder: Flow = {
  name: 'an order is cancelled',
  match: '/^POST .*\\/cancel/',
  async open(page) {
    await enterAsRegular(page);
    await page.goto('/fr/account');
    await whenIdle(page);
    await cancelButton(page).click();
    await dialog(page).waitFor();
    await page.request.delete('/demo/ledger');
  },
  control: (page) => dialog(page).getByRole('button').last(),
  async press(page) {
    if (!(await dialog(page).isVisible())) await cancelButton(page).click();
    await this.control(page).click({ noWaitAfter: true, timeout: 5_000 });
  },
  isDone: async (page) => /Annulée/.test((await page.locator('main').textContent()) ?? ''),
  write: /cancel/,
  isKeyed: true,
};

export const refund: Flow = {
  name: 'a refund is asked for',
  match: '/^POST .*\\/refund/',
  async open(page) {
    const { orders } = await enterAsRegular(page);
    await page.goto(`${orders[1]}/refund`);
    await page.locator('[data-island="refund"][data-island-state="ready"]').waitFor();
    const quantity = page.locator('[data-refund-line] input').first();
    await quantity.fill('');
    await quantity.fill('1');
    await whenIdle(page);
    await page.request.delete('/demo/ledger');
  },
  control: (page) => page.getByRole('button', { name: 'Demander le remboursement' }),
  typed: { '[data-refund-line] input': '1' },
  isDone: async (page) => /demande est envoyée/.test((await page.locator('#refund').textContent()) ?? ''),
  write: /refund/,
  isKeyed: true,
};

export const orderAgain: Flow = {
  name: 'a line is ordered again',
  match: 'PUT /api/v1/sales/orders/addtocart',
  async open(page) {
    const { orders } = await enterAsRegular(page);
    await page.goto(orders[1]!);
    await whenIdle(page);
  },
  control: (page) => page.locator('#order-lines li', { hasText: 'Mug Dune' }).getByRole('button'),
  isDone: async (page) => /[1-9]/.test((await page.locator('.mini-cart-count').first().textContent()) ?? ''),
  write: /addtocart/,
};

/** Whether the page shows that the product is on a list; a page without its heart doesn't, without a wait. */
const isOnList = async (page: Page) =>
  (await page.locator('[data-wishlist][data-product-id="101"][aria-pressed="true"]').count()) > 0;

export const tickList: Flow = {
  name: 'a product is put on a list',
  match: '/^POST .*wishlist\\/addproductvariant/',
  async open(page) {
    await becomeCustomer(page);
    await createList(page, 'Cuisine');
    await page.goto('/fr/catalog/product/mug-dune');
    await whenIdle(page);
    await hearts(page, 101).first().click();
    await dialog(page).getByRole('checkbox', { name: 'Cuisine' }).waitFor();
    await page.request.delete('/demo/ledger');
  },
  control: (page) => dialog(page).getByRole('checkbox', { name: 'Cuisine' }),
  async press(page) {
    if (!(await dialog(page).isVisible())) await hearts(page, 101).first().click();
    await this.control(page).waitFor();
    const again = dialog(page).getByRole('button', { name: 'Réessayer' });
    const control = (await again.isVisible()) ? again : this.control(page);
    // A page that is opened again may have it in the list already.
    if (control === again || !(await control.isChecked()))
      await control.click({ noWaitAfter: true, timeout: 5_000 });
  },
  isDone: isOnList,
  write: /addproductvariant/,
};

const listQuantity = (page: Page) => page.getByRole('spinbutton', { name: /^Quantité souhaitée/ }).first();

export const setListQuantity: Flow = {
  name: 'a wished quantity is changed',
  match: '/^(POST|PUT) .*wishlist/',
  async open(page) {
    await openList(page, MUGS);
    await whenIdle(page);
  },
  control: listQuantity,
  async press(page) {
    await listQuantity(page).fill('1');
    await listQuantity(page).fill('4');
    await page.keyboard.press('Enter');
  },
  isDone: async (page) => (await listQuantity(page).inputValue()) === '4',
  write: /wishlist/,
  isIdempotent: true,
};

export const createNewList: Flow = {
  name: 'a list is created',
  match: '/^POST .*wishlist\\/create/',
  async open(page) {
    await becomeCustomer(page);
    await page.goto('/fr/catalog/product/mug-dune');
    await whenIdle(page);
    await hearts(page, 101).first().click();
    await dialog(page).locator('[name="Name"]').fill('Fête');
    await whenIdle(page);
  },
  control: (page) =>
    dialog(page)
      .locator('form', { has: page.locator('[name="Name"]') })
      .locator('button[type=submit]'),
  async press(page) {
    if (!(await dialog(page).isVisible())) {
      await hearts(page, 101).first().click();
      await dialog(page).locator('[name="Name"]').fill('Fête');
      // A page that is opened again may be older than the list that it has created; its dialog shows it.
      await whenIdle(page).catch(() => {});
      if (await this.isDone(page)) return;
    }
    await this.control(page).click({ noWaitAfter: true, timeout: 5_000 });
  },
  isDone: isOnList,
  write: /wishlist\/create/,
};
