import type { Page } from '@playwright/test';
import { field, island, more, openCart } from '../support/cart.ts';
import { HANDOVERS, STATES, STORED_SCROLLS } from '../support/planted.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Stores values for the next document, after the current one has stored its own. */
const plant = (page: Page, values: { stored: string; handover: string; state: object }) =>
  page.evaluate(({ stored, handover, state }) => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('archipel-scroll', stored);
      sessionStorage.setItem('archipel-cart ', handover);
    });
    history.replaceState(state, '');
    for (const message of [null, 5, {}, 'changed', { archipel: 1 }])
      new BroadcastChannel('archipel-cart ').postMessage(message);
  }, values);

// Unit tests cover each value; this test proves that the next document starts, whatever is stored.
test('nothing that lies in the storage, a channel or the history stops the start [NAV-02]', async ({
  page,
}) => {
  await page.goto('/fr/delivery');
  for (const [index, state] of STATES.entries()) {
    const stored = at(STORED_SCROLLS, 2 * index + 1);
    await plant(page, { stored, handover: at(HANDOVERS, index), state });
    await page.reload();
    const context = JSON.stringify([stored, state]);
    await expect(page.locator('[data-island="mini-cart"]'), context).toHaveAttribute(
      'data-island-state',
      'waiting',
    );
    // The module that marks the history entry loads on demand.
    await expect
      .poll(() => page.evaluate(() => history.state as unknown), { message: context })
      .toEqual({ archipel: 2, page: expect.any(Number), key: expect.any(Number), scopes: {} });
  }
  await markDocument(page);
  await page.locator('header a.brand').click();
  await expect(page).toHaveURL(/\/fr$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/delivery$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a browser without channels, storage, observers and a writable history has a living shop [CRT-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { get: deny });
    Object.defineProperty(globalThis, 'localStorage', { get: deny });
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: deny });
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(URL, 'canParse');
    history.replaceState = deny;
  });
  await openCart(page, 1);
  await more(page).click();
  await whenIdle(page);
  await expect(field(page)).toHaveValue('2');
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await markDocument(page);
  await page.locator('header a.brand').click();
  await expect(page).toHaveURL(/\/fr$/);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(page.locator('.mini-cart-count')).toContainText('2');
});

test('where the history takes no entries either, links lead where they say', async ({ page }) => {
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException('Too many', 'SecurityError');
    };
  });
  await page.goto('/fr/delivery');
  await whenIdle(page);
  await page.locator('header a.brand').click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.locator('.hero h1')).toBeVisible();
});
