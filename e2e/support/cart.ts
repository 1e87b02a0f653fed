import { expect, type Page } from '@playwright/test';
import { addToCart } from './shop.ts';

/** Locators of the cart page. */
export const island = (page: Page) => page.locator('[data-island="cart"]');
export const rows = (page: Page) => page.locator('[data-cart-row]:not(.cart-removed)');
export const row = (page: Page, index = 0) => page.locator('[data-cart-row]').nth(index);
export const field = (page: Page, index = 0) => row(page, index).getByRole('spinbutton');
export const more = (page: Page, index = 0) => row(page, index).getByRole('button', { name: /^Augmenter/ });
export const remove = (page: Page, index = 0) => row(page, index).getByRole('button', { name: /^Supprimer/ });
export const undo = (page: Page) => page.getByRole('button', { name: /^Remettre/ });
export const amount = (page: Page, index = 0) => row(page, index).locator('.cart-amount');
export const total = (page: Page) => page.locator('[data-cart-part] .goods dd');
export const headerAmount = (page: Page) => page.locator('.mini-cart-amount');

/** Returns the current text, trimmed. */
export const textOf = async (locator: ReturnType<typeof total>) => (await locator.textContent())!.trim();

/**
 * Opens the cart page with articles in the cart and an empty ledger.
 *
 * @param page A fresh page.
 * @param articles Number of different articles, one piece of each or the smallest quantity that is sold.
 */
export async function openCart(page: Page, articles = 2): Promise<void> {
  await page.goto('/fr/catalog');
  for (let index = 0; index < articles; index += 1) await addToCart(page, index);
  await page.request.delete('/demo/ledger');
  await page.goto('/fr/shoppingcarts');
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
}
