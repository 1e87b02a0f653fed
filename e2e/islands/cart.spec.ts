import type { Page } from '@playwright/test';
import {
  island,
  rows,
  row,
  field,
  more,
  undo,
  amount,
  total,
  headerAmount,
  textOf,
  openCart,
} from '../support/cart.ts';
import { addToCart, ledgerOf } from '../support/shop.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const ITEM = '/shoppingcartitems\\/\\d+/';

const rapidly = (page: Page, times: number) =>
  more(page).evaluate((button: HTMLElement, count) => {
    for (let click = 0; click < count; click += 1) button.click();
  }, times);

test('the lines are the server’s, with names, quantities and amounts [CRT-01] [CRT-08] @react @firefox', async ({
  page,
}) => {
  await page.goto('/fr/catalog');
  await addToCart(page);
  const html = await (await page.request.get('/fr/shoppingcarts')).text();
  await page.goto('/fr/shoppingcarts');
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(rows(page)).toHaveCount(1);
  const name = await textOf(row(page).getByRole('link'));
  expect(html).toContain(name);
  await expect(field(page)).toHaveAccessibleName(`Quantité de ${name}`);
  await expect(amount(page)).toContainText('€');
});

test('a quantity is written once, and line, totals and header follow the server [CRT-02] [CRT-07] @react @firefox', async ({
  page,
}) => {
  await openCart(page);
  const [before, grand, header] = [
    await textOf(amount(page)),
    await textOf(total(page)),
    await textOf(headerAmount(page)),
  ];
  await more(page).click();
  await expect(amount(page)).not.toHaveText(before);
  await expect(total(page)).not.toHaveText(grand);
  await expect(headerAmount(page)).not.toHaveText(header);
  await expect(headerAmount(page)).toHaveText(await textOf(total(page)));
  expect(await ledgerOf(page)).toMatchObject([{ method: 'PUT', body: { Quantity: 2 } }]);
});

test('on a phone the unit price of one article is left out, and the way to free delivery follows the quantity [CRT-02] [CRT-06]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openCart(page, 1);
  const unit = row(page).locator('[data-times]');
  const [goal, bar] = [page.locator('.delivery-goal'), page.getByRole('progressbar')];
  const price = await textOf(unit);
  await expect(unit).toBeHidden();
  await expect(goal).toHaveText(/^Plus que \d+,00\s€ pour la livraison offerte\.$/);
  const before = await bar.evaluate((element: HTMLProgressElement) => element.position);
  await more(page).click();
  await expect(unit).toBeVisible();
  await expect(unit).toHaveText(price);
  await expect(unit).toHaveAttribute('data-times', '2');
  await expect
    .poll(() => bar.evaluate((element: HTMLProgressElement) => element.position))
    .toBeCloseTo(2 * before);
  await rapidly(page, 2);
  await expect(goal).toHaveText('Livraison offerte');
  await expect(bar).toHaveAccessibleName('Livraison offerte');
});

test('a hundred rapid clicks are one write, proven by the server’s ledger [CRT-02]', async ({ page }) => {
  await openCart(page);
  await field(page).fill('1');
  await rapidly(page, 100);
  await whenIdle(page);
  const writes = await ledgerOf(page);
  expect(writes).toHaveLength(1);
  const html = await (await page.request.get('/fr/shoppingcarts')).text();
  const { lines } = JSON.parse(/data-props>(\{"url".*?)<\/script>/.exec(html)![1]!) as {
    lines: { Quantity: number }[];
  };
  await expect(field(page)).toHaveValue(String(lines[0]!.Quantity));
});

test('clicks while a slow write is under way become one write more, the last [CRT-02]', async ({
  page,
  faults,
}) => {
  await openCart(page);
  await faults({ match: `/PUT .*${ITEM.slice(1, -1)}/`, isPaused: true, times: 1 });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await more(page).click();
  await sent;
  await expect(row(page)).toHaveAttribute('aria-busy', 'true');
  await rapidly(page, 3);
  await faults();
  await whenIdle(page);
  await expect(field(page)).toHaveValue('5');
  expect((await ledgerOf(page)).map(({ body }) => body)).toEqual([{ Quantity: 2 }, { Quantity: 5 }]);
});

test('Enter takes the typed quantity, sends no form around the cart, and the focus stays [CRT-05] @firefox', async ({
  page,
}) => {
  await openCart(page);
  await markDocument(page);
  await island(page).evaluate((host) => {
    const form = document.createElement('form');
    form.action = '/fr/shoppingcarts/clear';
    form.method = 'post';
    host.replaceWith(form);
    form.append(host);
  });
  await field(page).fill('4');
  await page.keyboard.press('Enter');
  await whenIdle(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(field(page)).toBeFocused();
  expect(await ledgerOf(page)).toMatchObject([{ method: 'PUT', body: { Quantity: 4 } }]);
});

test('what is no number is no wish, and the quantity comes back [CRT-02] [PRD-04]', async ({ page }) => {
  await openCart(page);
  await field(page).fill('beaucoup');
  await field(page).blur();
  await expect(field(page)).toHaveValue('1');
  await whenIdle(page);
  expect(await ledgerOf(page)).toEqual([]);
});

/** Records the texts of all status regions, since a later text replaces an earlier one. */
async function listenForStatuses(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const received = new Set<string>();
    Object.assign(window, { received });
    const listen = () =>
      document
        .querySelectorAll('[role=status]')
        .forEach(({ textContent }) => received.add(textContent ?? ''));
    const what = { subtree: true, childList: true, characterData: true };
    new MutationObserver(listen).observe(document.documentElement, what);
  });
  return () => page.evaluate(() => [...(window as unknown as { received: Set<string> }).received].join(' '));
}

test('more than there is becomes what there is, and the server’s reason stands beside the line [CRT-02]', async ({
  page,
}) => {
  await openCart(page);
  const received = await listenForStatuses(page);
  await field(page).fill('5000');
  await field(page).press('Enter');
  await expect(row(page).locator('.cart-note')).toContainText('limitée');
  const quantity = Number(await field(page).inputValue());
  expect(quantity).toBeLessThan(5000);
  await expect.poll(received, 'said to those who listen').toContain('limitée');
});

test('everything can be done by keyboard, in reading order [CRT-01] @react', async ({ page }) => {
  await openCart(page);
  await row(page).getByRole('link').focus();
  const order: string[] = [];
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => document.activeElement!.getAttribute('aria-label')!.split(' ')[0]!));
  }
  expect(order).toEqual(['Quantité', 'Augmenter', 'Supprimer']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
});

test('narrow, each line is a card with its own labels [CRT-06]', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openCart(page);
  const label = () =>
    row(page)
      .locator('td[data-label]')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
  await expect.poll(label).toContain('Prix');
  await page.setViewportSize({ width: 769, height: 900 });
  await expect.poll(label).toBe('none');
});

test('under an application root every call goes there, reads, quantities, removals and their undo [CRT-02]', async ({
  page,
}) => {
  await page.route('**/fr/shoppingcarts', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('data-app=""', 'data-app="/shop"');
    await route.fulfill({ response, body: html });
  });
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) strays.push(`${request.method()} ${pathname}`);
  });
  const calls: string[] = [];
  await page.route('**/shop/api/**', async (route) => {
    const url = new URL(route.request().url());
    calls.push(`${route.request().method()} ${url.pathname.replace(/\d+$/, 'n')}`);
    await route.fulfill({ response: await route.fetch({ url: url.href.replace('/shop/api/', '/api/') }) });
  });
  await openCart(page);
  await more(page).click();
  await expect(field(page)).toHaveValue('2');
  await whenIdle(page);
  await row(page)
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await undo(page).click();
  await expect(rows(page)).toHaveCount(2);
  const item = '/shop/api/v1/shoppingcarts/shoppingcartitems/n';
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    `PUT ${item}`,
    `DELETE ${item}`,
    'POST /shop/api/v1/catalog/products/addtocart',
  ]);
  expect(strays).toEqual([]);
});

test('an old script that enlarges `Array.prototype` spoils nothing [CRT-01] [ERR-04]', async ({ page }) => {
  await page.addInitScript(() => {
    const remove = function (this: unknown[], item: unknown) {
      return this.splice(this.indexOf(item), 1);
    };
    Object.assign(Array.prototype, { remove, toJSON: undefined });
  });
  await page.goto('/fr/catalog/product/mug-dune');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.locator('.mini-cart-count')).toContainText('1');
  await page.goto('/fr/shoppingcarts');
  await page.locator('[data-cart-row] [data-quantity-plus]').click();
  await expect(page.locator('.mini-cart-count')).toContainText('2');
});
