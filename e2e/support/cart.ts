import { expect, type Page } from '@playwright/test';
import { addToCart } from './shop.ts';

/** Places of the cart page, by what a shopper calls them. */
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

/** What a place says now. */
export const textOf = async (position: ReturnType<typeof total>) => (await position.textContent())!.trim();

/**
 * Fills a cart, forgets that it was filled, and opens its page.
 *
 * @param page A fresh page.
 * @param articles How many different articles are in it, one piece of each or as many as are sold together.
 */
export async function openCart(page: Page, articles = 2): Promise<void> {
  await page.goto('/fr/catalog');
  for (let position = 0; position < articles; position += 1) await addToCart(page, position);
  await page.request.delete('/demo/ledger');
  await page.goto('/fr/shoppingcarts');
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
}
