import type { Page } from '@playwright/test';
import { enterAsRegular } from '../support/sales.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const ADD = 'PUT /api/v1/sales/orders/addtocart';

const count = (page: Page) => page.locator('.mini-cart-count');
const line = (page: Page, name: string) => page.locator('#order-lines li', { hasText: name });

test('a line is ordered again with its form, once, and never by itself a second time [SAL-03] @react', async ({
  page,
  faults,
}) => {
  const { orders } = await enterAsRegular(page);
  await page.goto(orders[1]!);
  const mug = line(page, 'Mug Dune');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await mug.getByRole('button').click();
  const request = await sent;
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
  expect(Object.keys(Object.fromEntries(new URLSearchParams(request.postData()!)))).toEqual([
    'name',
    'quantity',
    'price',
    'ItemKey',
    'OrderId',
    'ItemOrigin',
    'currencyCode',
  ]);
  await expect(count(page)).toContainText('4');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Mug Dune');

  // The response is lost: the cart shows that the item was added, and it is not added again.
  await expect(mug.getByRole('button')).not.toHaveAttribute('aria-busy');
  await faults({ match: ADD, status: 502, late: true });
  await mug.getByRole('button').click();
  await expect(count(page)).toContainText('8');
  await whenIdle(page);
  expect(await ledgerOf(page)).toHaveLength(2);

  await expect(mug.getByRole('button')).not.toHaveAttribute('aria-busy');
  await faults({ match: ADD, status: 500 });
  await mug.getByRole('button').click();
  await expect(mug.getByRole('alert')).toContainText('rien n’a été ajouté');
  expect(await ledgerOf(page)).toHaveLength(2);
});

test('all of an order goes into the cart, with a list of what is no longer sold, refused, or still to come [SAL-03] @react', async ({
  page,
  faults,
}) => {
  const { orders } = await enterAsRegular(page);
  await page.goto(orders[1]!);
  const form = page.locator('[data-island="order-again"]');
  const lines = await page.locator('#order-lines form').count();
  await faults(
    { match: ADD, status: 409, type: 'application/json', body: '{"Message":"Il n’y en a plus."}', times: 1 },
    { match: ADD, status: 503, times: 1 },
  );
  // In one task, because a slow browser takes longer for a double click than the product allows for one.
  await form.getByRole('button', { name: 'Tout commander à nouveau' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const left = form.getByRole('group', { name: 'N’ont pas été ajoutés :' });
  await expect(left.getByRole('listitem')).toHaveCount(lines + 1);
  await expect(left).toContainText('Mug Semois – n’est plus vendu');
  await expect(left).toContainText('Mug Dune – Il n’y en a plus.');
  await expect(left).toContainText('rien n’a été ajouté');
  await left.getByRole('button', { name: 'Ajouter le reste' }).click();
  await expect(left.getByRole('listitem')).toHaveCount(2);
  await expect(form.getByRole('status')).toContainText('dans votre panier. Voir le panier');
  await whenIdle(page);
  expect(await ledgerOf(page)).toHaveLength(lines - 1);
});

test('an order is printed without header, menu, footer and buttons [SAL-01]', async ({ page }) => {
  const { orders } = await enterAsRegular(page);
  await page.goto(orders[1]!);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.promise', '.search', '.header-tools', '.site-menu', '.footer-columns'])
    await expect(page.locator(part)).toBeHidden();
  expect(await page.locator('button:visible, .ar-button:visible, select:visible').count()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line(page, 'Mug Dune')).toBeVisible();
});
