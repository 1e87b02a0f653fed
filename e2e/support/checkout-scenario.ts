import type { Page } from '@playwright/test';
import { expect, whenIdle, type Fault } from './test.ts';

/** One scenario on the order page: its moves, and the text typed last into each field. */
export interface OrderScenario {
  readonly page: Page;
  readonly log: string[];
  readonly typed: Map<string, string>;
  /** Returns an integer below the limit; equal seeds return equal numbers. */
  readonly below: (limit: number) => number;
}

/** State of an order as a page shows it. */
export interface OrderView {
  readonly billing: string;
  readonly shipping: string;
  readonly method: string;
  readonly total: string;
  readonly shown: string;
}

type Move = (scenario: OrderScenario) => Promise<unknown>;

const COUNTRIES = ['BE', 'FR', 'DE', 'NL', 'CH'];
const TYPED = [
  'BillingFirstName',
  'BillingStreet1',
  'BillingCity',
  'ShippingCity',
  'BillingCompany',
  'Remarks',
];
const NUMBERS = ['BE 0403.170.701', 'FR 83 404 833 048', 'FR 1', '301', ''];

const form = '.order-form';

interface Change {
  readonly name: string;
  /** Value to choose in a radio or a select; any other field is set to it. */
  readonly value?: string;
  readonly isTicked?: boolean;
}

/** Changes a field in the page like a visitor, as fast as possible; returns whether it could be changed. */
const change = (page: Page, edit: Change): Promise<boolean> =>
  page.evaluate(
    ([selector, { name, value, isTicked = true }]) => {
      const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
      const isMeant = (one: HTMLInputElement) =>
        one.type === 'radio' ? one.value === value : one.type !== 'hidden';
      const write = (one: HTMLInputElement) => {
        one.value = value!;
        for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }));
      };
      const all = document.querySelectorAll<HTMLInputElement>(`${selector} [name="${name}"]:enabled`);
      const field = [...all].find((one) => isMeant(one) && one.checkVisibility());
      field?.focus();
      if (field && !isTick(field)) write(field);
      else if (field?.checked !== isTicked) field?.click();
      field?.blur();
      return field !== undefined;
    },
    [form, edit] as const,
  );

const choose =
  (name: string, values: readonly string[]): Move =>
  ({ page, below }) =>
    change(page, { name, value: values[below(values.length)]! });

async function type({ page, below, typed }: OrderScenario): Promise<void> {
  const name = TYPED[below(TYPED.length)]!;
  const value = `word ${below(1_000)}`;
  if (await change(page, { name, value })) typed.set(name, value);
}

const FAULTS: readonly Omit<Fault, 'match' | 'times'>[] = [
  { status: 500 },
  { status: 409 },
  { drop: true },
  { drop: true, late: true },
  { delay: 400 },
];
const MATCHES = [
  'POST /api/v1/shoppingcarts/shippingcountries',
  'POST /api/v1/shoppingcarts/shippingmethods',
  'GET /api/v1/sales/customers/checkisvatvalid',
];

const fail: Move = ({ page, below }) => {
  const fault = {
    match: MATCHES[below(MATCHES.length)]!,
    times: 1 + below(2),
    ...FAULTS[below(FAULTS.length)],
  };
  return page.request.post('/demo/faults', { data: [fault] });
};

// The pattern requires a query: a reload of the whole page must not meet the fault.
const failReading: Move = ({ page, below }) => {
  const fault = { match: '/GET /fr/checkout\\?/', times: 1 + below(2), ...FAULTS[below(FAULTS.length)] };
  return page.request.post('/demo/faults', { data: [fault] });
};

// Typing begins once the page's first scripts have loaded; earlier input is the subject of other tests.
async function isThere(page: Page): Promise<void> {
  await expect(page.locator(form)).toBeVisible();
  await page.locator('.order-more').evaluate((fold) => fold.setAttribute('open', ''));
  await whenIdle(page);
}

/** Opens the order page; the cart must have an article. */
export async function openOrder(page: Page): Promise<void> {
  await page.goto('/fr/checkout');
  await isThere(page);
}

// A browser moves some time after the call.
const moveBack = (page: Page) =>
  page.evaluate(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });

const visit: Move = async ({ page }) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('header a.brand')!.click());
  await expect(page).toHaveURL(/\/fr$/);
  await moveBack(page);
  await isThere(page);
};

const reload: Move = async ({ page }) => {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await isThere(page);
};

const MOVES: Readonly<Record<string, Move>> = {
  billing: choose('BillingCountry', COUNTRIES),
  shipping: choose('ShippingCountryId', COUNTRIES),
  same: ({ page, below }) => change(page, { name: 'SameAddressForShipping', isTicked: below(2) === 1 }),
  method: choose('ShippingMethodId', ['1', '2', '4']),
  kind: choose('AccountType', ['Private', 'Company']),
  vat: choose('BillingVAT', NUMBERS),
  type,
  wait: ({ page }) => whenIdle(page),
  fail,
  failReading,
  visit,
  reload,
};
const OFTEN = ['billing', 'same', 'shipping', 'method', 'type', 'type', 'vat', 'fail', ...Object.keys(MOVES)];

/** Plays moves drawn from the seed. */
export async function runOrderMoves(scenario: OrderScenario, moves: number): Promise<void> {
  for (let left = moves; left > 0; left -= 1) {
    const name = OFTEN[scenario.below(OFTEN.length)]!;
    scenario.log.push(name);
    await MOVES[name]!(scenario);
  }
}

/** Ends the faults: failed requests are retried until nothing is stale. */
export async function recoverOrder({ page }: OrderScenario): Promise<void> {
  await page.request.delete('/demo/faults');
  await page.locator('[name=Email]').focus();
  await expect(page.locator('[data-island="checkout"]')).toHaveAttribute('data-island-state', 'ready');
  const retry = page.locator('.ar-checkout-failure button');
  await expect(async () => {
    await whenIdle(page);
    if (await retry.isVisible()) await retry.evaluate((button) => (button as HTMLElement).click());
    await whenIdle(page);
    await expect(retry).toHaveCount(0, { timeout: 100 });
    await expect(page.locator('[data-checkout-part][aria-busy=true]')).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

/** Returns the state of an order that the page shows. */
export const viewOrder = (page: Page): Promise<OrderView> =>
  page.locator(form).evaluate((root) => {
    const valueOf = (name: string) =>
      ['select', ':checked', '[type=hidden]']
        .map((kind) => root.querySelector<HTMLInputElement>(`[name="${name}"]:is(${kind})`))
        .find((field) => field !== null)?.value ?? '';
    const billing = valueOf('BillingCountry');
    const isSame = root.querySelector('[name=SameAddressForShipping]:checked') !== null;
    return {
      billing,
      shipping: isSame ? billing : valueOf('ShippingCountryId'),
      method: valueOf('ShippingMethodId'),
      total: root.querySelector('[data-checkout-total]')!.textContent.trim(),
      shown: valueOf('ShownTotal'),
    };
  });
