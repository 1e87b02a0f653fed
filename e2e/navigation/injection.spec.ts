import type { Page, Route } from '@playwright/test';
import { PAYLOADS } from '../support/payloads.ts';
import { follow } from '../support/answers.ts';
import { expect, test, whenIdle, type Trouble } from '../support/test.ts';

const canaries = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { canary?: number }).canary ?? 0);

/** Answers requests with the payload at `position`, below a heading that names it. */
async function serve(page: Page, address: string, render: (heading: string, payload: string) => string) {
  const served = { position: 0 };
  await page.route(address, (route: Route) => {
    const body = render(`<h2>Payload ${served.position}</h2>`, PAYLOADS[served.position]!);
    return route.fulfill({ contentType: 'text/html', body });
  });
  return served;
}

// Chromium reports handlers that a policy blocks, even in HTML that is only parsed; none of these reports is
// the library's fault.
function forgive(trouble: Trouble): void {
  trouble.violations.length = 0;
  trouble.errors.length = 0;
}

test(`none of ${PAYLOADS.length} payloads runs in a fragment @nonce`, async ({ page, trouble }) => {
  await page.goto('/fixtures/ajax/page');
  await whenIdle(page);
  const served = await serve(page, '**/fixtures/ajax/fragment*', (heading, payload) => heading + payload);
  for (served.position = 0; served.position < PAYLOADS.length; served.position += 1) {
    await page.evaluate(() => document.querySelector<HTMLElement>('#load')!.click());
    await expect(page.locator('#target h2').first()).toHaveText(`Payload ${served.position}`);
  }
  await whenIdle(page);
  expect(await canaries(page)).toBe(0);
  forgive(trouble);
});

test(`none of ${PAYLOADS.length} payloads runs in what a visit brings @nonce`, async ({ page, trouble }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  const served = await serve(page, '**/fixtures/nav/three*', (heading, payload) => heading + payload);
  for (served.position = 0; served.position < PAYLOADS.length; served.position += 1) {
    await follow(page, `/fixtures/nav/three?payload=${served.position}`);
    await expect(page.locator('[data-page] h2').first()).toHaveText(`Payload ${served.position}`);
  }
  await whenIdle(page);
  expect(await canaries(page)).toBe(0);
  forgive(trouble);
});

test(`${PAYLOADS.length} payloads are text in a result, also without a policy [FRM-06] @policy`, async ({
  page,
}) => {
  const served = { position: 0 };
  await page.route('**/fixtures/ajax/fragment*', (route) =>
    route.fulfill({ json: { Status: 'Error', Message: PAYLOADS[served.position] } }),
  );
  await page.goto('/fixtures/ajax/page');
  await whenIdle(page);
  const seen: string[] = [];
  for (; served.position < PAYLOADS.length; served.position += 1) {
    await page.evaluate(() => document.querySelector<HTMLElement>('#load')!.click());
    await whenIdle(page);
    seen.push((await page.locator('.ar-ajax-message').last().textContent())!.trim());
  }
  expect(seen).toEqual(PAYLOADS.map((payload) => payload.trim()));
  expect(await canaries(page)).toBe(0);
});

test(`${PAYLOADS.length} payloads are text in the lines of a cart, also without a policy [CRT-08] @policy`, async ({
  page,
  trouble,
}) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  const lines = PAYLOADS.map((payload, index) => ({
    Id: index + 1,
    Quantity: 1,
    ItemName: payload,
    ItemOriginAndKey: `Catalog-${index}`,
    ProductUrl: '/fr/catalog',
    Description: payload,
    SKU: payload,
    UnitPriceHtml: payload,
    AmountHtml: payload,
  }));
  const props = JSON.stringify({ lines, url: '/fr/shoppingcarts', continueUrl: '/fr' }).replaceAll(
    '<',
    '\\u003c',
  );
  const island = `<div data-island="cart"><script type="application/json" data-props>${props}</script></div>`;
  await page.route('**/fixtures/nav/three*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h2>Cart</h2>${island}` }),
  );
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('[data-island="cart"]')).toHaveAttribute('data-island-state', 'ready');
  await whenIdle(page);
  await expect(page.locator('[data-cart-row]')).toHaveCount(PAYLOADS.length);
  expect(await canaries(page)).toBe(0);
  forgive(trouble);
});
