import { expect, type Page } from '@playwright/test';

/**
 * Adds an article to the visitor's cart through the API, as an island would.
 *
 * @param page A page of the shop, for its session and token.
 * @param productVariantId Any variant that is in stock.
 */
export async function addToCart(page: Page, productVariantId: number, quantity = 1): Promise<void> {
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  const response = await page.request.post('/api/v1/catalog/products/addtocart', {
    headers: { RequestVerificationToken: token ?? '' },
    data: { ProductVariantId: productVariantId, Quantity: quantity, Name: 'Test' },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
