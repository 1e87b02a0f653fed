import type { Page } from '@playwright/test';
import { addToCart, fillOrder } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const field = (page: Page) => page.locator('[data-island="date-field"] input').first();

/** Focuses the field, which loads the island, and waits until it is mounted and the form is validated. */
async function mountByFocus(page: Page): Promise<void> {
  await field(page).focus();
  await expect(page.locator('[data-island="date-field"]')).toHaveAttribute('data-island-state', 'ready');
  await whenIdle(page);
}

test('the day of delivery goes with the order, and a day that is none is refused by the server, too [PGE-04]', async ({
  page,
}) => {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  const answer = await page.evaluate(async () => {
    const body = new FormData(document.querySelector<HTMLFormElement>('.order-form')!);
    body.set('DeliveryDate', '31/02/26');
    const response = await fetch(location.href, { method: 'POST', body: new URLSearchParams(body as never) });
    return { status: response.status, text: await response.text() };
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Indiquez une date valable, comme 31/12/26.');
  expect(answer.text).toContain('value="31/02/26"');

  const max = (await page.locator('[data-island="date-field"]').getAttribute('data-max'))!;
  const [year, month, day] = max.split('-');
  await page.locator('.order-more > summary').click();
  await mountByFocus(page);
  await field(page).fill(`${day}${month}${year}`);
  await field(page).press('Tab');
  const written = `${day}/${month}/${year!.slice(2)}`;
  await expect(field(page)).toHaveValue(written);
  await fillOrder(page);
  await expect(page.getByText(`Livraison souhaitée le ${written}`)).toBeVisible();
});
