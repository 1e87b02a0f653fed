import type { CDPSession, Page } from '@playwright/test';
import { fillCustomersCart, NAMUR, saveAddress } from '../support/addresses.ts';
import { fingersOn, rest } from '../support/fingers.ts';
import { fakePhotos } from '../support/photos.ts';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';
import { becomeCustomer } from '../support/wishlists.ts';

const PHONE = { width: 375, height: 812 };
/** Bound of the order's height for a signed-in customer with one address and two lines, in px. */
const MAX_ORDER_HEIGHT = 3_400;

const bar = (page: Page) => page.locator('main .ar-bottom-bar');

/** Opens the order of a signed-in customer with one address and two lines in the cart. */
async function openOrder(page: Page): Promise<void> {
  await becomeCustomer(page);
  await saveAddress(page, { AddressType: 'Both', ...NAMUR });
  await page.goto('/fr/delivery');
  await addToCart(page, 0);
  await addToCart(page, 1);
  await page.goto('/fr/checkout');
  await page.locator('[name=BillingFirstName]').focus();
  await expect(page.locator('[data-island="checkout"]')).toHaveAttribute('data-island-state', 'ready');
}

/** Returns what hides the focused element: an edge of the window, or the bar; empty if nothing does. */
const hidesFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const edge = document.querySelector('main .ar-bottom-bar')!;
    if (edge.contains(focused) || focused === document.body) return '';
    const { top, bottom } = focused.getBoundingClientRect();
    const label = `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent}`;
    // A tall element, such as the focused summary, may begin in view and end below.
    const start = Math.min(bottom, top + 44);
    if (top < 0) return `${label} is above the window`;
    return start > edge.getBoundingClientRect().top ? `${label} is under the bar` : '';
  });

test.describe('an order on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('is short, its total and button are always in view and over no focused field, and rejected fields are in sight [CHK-09] [VAL-15]', async ({
    page,
  }) => {
    await openOrder(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(MAX_ORDER_HEIGHT);
    const submit = page.getByRole('button', { name: 'Commander avec obligation de paiement' });
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((share) => {
        const { bottom } = document.querySelector('#order')!.getBoundingClientRect();
        scrollTo(0, (bottom + scrollY - innerHeight) * share);
      }, part);
      await expect(submit).toBeInViewport({ ratio: 1 });
      await expect(bar(page).locator('[data-checkout-total]')).toBeInViewport({ ratio: 1 });
    }

    await page.locator('.order-more summary').click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.order-fold summary').focus();
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      const found = await hidesFocus(page);
      if (found) hidden.push(found);
      if (await submit.evaluate((button) => button === document.activeElement)) break;
    }
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(15);
    expect(stops).toBeLessThan(60);

    for (const name of ['BillingFirstName', 'Email']) await page.locator(`[name=${name}]`).fill('');
    await page.locator('[name=DeliveryDate]').fill('40/40/40');
    // The wrong date is in a closed part of the page, which its link opens.
    await page.locator('.order-more summary').click();
    await submit.click();
    const summary = page.locator('.validation-summary-errors');
    await expect(summary).toBeFocused();
    expect(await hidesFocus(page)).toBe('');
    for (const link of await summary.getByRole('link').all()) {
      await link.click();
      await expect(page.locator('#order :is(input, select):focus')).toHaveCount(1);
      expect(await hidesFocus(page)).toBe('');
    }
  });

  test('keeps its place at each choice, also while the server is slow, and says at its button what has failed [CHK-01] [CHK-05]', async ({
    page,
    faults,
  }) => {
    await openOrder(page);
    await whenIdle(page);
    const choice = page.locator('#ShippingMethodId-4');
    const total = bar(page).locator('[data-checkout-total]');
    const before = (await total.textContent())!;
    await choice.scrollIntoViewIfNeeded();
    const tops = () =>
      Promise.all(
        [choice, bar(page), page.locator('.order-payment')].map(async (one) => (await one.boundingBox())!.y),
      );
    const positions = await tops();
    await faults({ match: 'POST /api/v1/shoppingcarts/shippingmethods', isPaused: true });
    await choice.check();
    await expect(page.locator('[data-checkout-part][aria-busy=true]').first()).toBeVisible();
    await expect(page.locator('.ar-checkout-state [role=status]')).toHaveText('Calcul des montants…');
    expect(await tops()).toEqual(positions);
    await faults();
    await expect(total).not.toHaveText(before);
    await whenIdle(page);
    expect(await tops()).toEqual(positions);

    await faults({ match: 'POST /api/v1/shoppingcarts/shippingmethods', status: 500 });
    await page.locator('#ShippingMethodId-1').check();
    const alert = bar(page).getByRole('alert');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await faults();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(total).toHaveText(before);
    await expect(alert).toHaveCount(0);
  });

  test('a tap on what is below a field that was left wrong is not lost to the message [VAL-15] [PUP-01]', async ({
    page,
  }) => {
    await page.goto('/fr');
    await addToCart(page);
    await page.goto('/fr/checkout');
    await page.locator('[name=BillingCity]').fill('Namur');
    await page.locator('[name=BillingPostalCode]').fill('5000');
    await whenIdle(page);
    await page.locator('[name=BillingCity]').fill('');
    const button = page.locator('#pickup-2');
    await button.scrollIntoViewIfNeeded();
    const { x, y } = (await button.boundingBox())!;
    const fingers = await fingersOn(page);
    await fingers.down([x + 20, y + 20]);
    await rest(page, 80);
    await fingers.up();
    await expect(page.locator('dialog[open] [data-island="pickup-search"]')).toBeVisible();
    await expect(page.locator('[data-valmsg-for=BillingCity]')).not.toBeEmpty();
  });

  test('has the digits’ keyboard for a postal code without letters, as its country says [CHK-03]', async ({
    page,
  }) => {
    await page.goto('/fr');
    await addToCart(page);
    await page.goto('/fr/checkout');
    const code = page.locator('[name=BillingPostalCode]');
    // Without the script a foreign code could not be typed with digits alone.
    await expect(code).not.toHaveAttribute('inputmode');
    await page.locator('[name=BillingFirstName]').focus();
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await page.locator('[name=BillingCountry]').selectOption('NL');
    await expect(code).toHaveAttribute('inputmode', 'text');
  });
});

/** Replaces a product's name and all prices in the HTML by long ones. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/nl\/(?:checkout|shoppingcarts)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/Mok [A-Z]\w+/g, `Mok${'k'.repeat(77)}`)
      .replaceAll(/(?<=€(?: |\u00a0|&nbsp;|\\u00a0))\d+,\d\d/g, '123.456,78');
    await route.fulfill({ response, body });
  });
}

/** Returns the visible elements of the page that reach over the window, or cut their own text. */
const cutElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { right, width } = element.getBoundingClientRect();
      const { overflowX } = getComputedStyle(element);
      const hidesText = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return width > 1 && (right > innerWidth + 1 || hidesText);
    };
    return [...document.querySelectorAll('main :not(input)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCut(element))
      .map((element) => (element.cloneNode() as Element).outerHTML);
  });

test('long names, six-digit prices and letters twice as large fit the cart and the order at 320 px [CRT-06] [CHK-09]', async ({
  page,
}) => {
  await fakePhotos(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await fillCustomersCart(page);
  await lengthen(page);
  const session: CDPSession = await page.context().newCDPSession(page);
  for (const size of [16, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    for (const path of ['/nl/shoppingcarts', '/nl/checkout']) {
      await page.goto(path);
      await whenIdle(page);
      await expect(page.locator('main')).toContainText('123.456,78');
      await page.locator('main details').evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute('open', '');
      });
      expect(await cutElements(page), `${path} with letters of ${size} px`).toEqual([]);
    }
  }
});
