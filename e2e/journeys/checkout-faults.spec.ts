import type { Page } from '@playwright/test';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle, type Fault } from '../support/test.ts';

const COUNTRIES = 'POST /api/v1/shoppingcarts/shippingcountries';
const METHOD = 'POST /api/v1/shoppingcarts/shippingmethods';
const VAT = 'GET /api/v1/sales/customers/checkisvatvalid';
const PAGE = '/GET /fr/checkout\\?/';

interface Round {
  readonly fault: Fault;
  /** Field that the visitor changes, whose request meets the fault. */
  readonly name: string;
  readonly value: string;
}

/** One failure of each kind, at each request of the order; a unit test covers all forty at each request. */
const ROUNDS: readonly Round[] = [
  { name: 'BillingCountry', value: 'FR', fault: { match: COUNTRIES, drop: true } },
  { name: 'ShippingCountryId', value: 'NL', fault: { match: COUNTRIES, status: 503 } },
  { name: 'ShippingMethodId', value: '4', fault: { match: METHOD, status: 409 } },
  { name: 'ShippingMethodId', value: '1', fault: { match: METHOD, drop: true, late: true } },
  { name: 'BillingVAT', value: 'FR 83 404 833 048', fault: { match: VAT, truncate: 3 } },
  { name: 'BillingVAT', value: '', fault: { match: PAGE, status: 500 } },
  { name: 'BillingCountry', value: 'BE', fault: { match: PAGE, drop: true } },
  {
    name: 'ShippingCountryId',
    value: 'DE',
    fault: { match: PAGE, status: 200, body: '<h1>Maintenance</h1>' },
  },
];

/** Fills every editable field; returns their number. */
const fillAll = (page: Page): Promise<number> =>
  page.locator('.order-form').evaluate((form) => {
    const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      (field) => field.type !== 'hidden' && field.checkVisibility() && !/checkbox|radio/.test(field.type),
    );
    for (const field of fields.filter(({ name }) => name !== 'BillingVAT')) {
      field.value = field.type === 'number' ? '2' : `mon ${field.name}`;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    return fields.length;
  });

/**
 * Returns the entries of the form, except those that the server writes and the date, which stays incomplete.
 */
const readAll = (page: Page): Promise<[string, string][]> =>
  page.locator('.order-form').evaluate((form) => {
    const others = ':is([type=hidden], [name=DeliveryDate])';
    const own = [...form.querySelectorAll<HTMLInputElement>(`input${others}`)].map(({ name }) => name);
    const entries = [...new FormData(form as HTMLFormElement)] as [string, string][];
    return entries.filter(([name]) => !own.includes(name));
  });

async function change(page: Page, { name, value }: Round): Promise<void> {
  const field = page.locator(`.order-form [name="${name}"]`);
  if (name === 'ShippingMethodId') await page.locator(`#ShippingMethodId-${value}`).check();
  else if (name === 'BillingVAT') await field.fill(value);
  else await field.selectOption(value);
  await page.locator('[name=Email]').focus();
}

test('whatever fails, no field of the order loses what is in it, and once the network is well the server has it [CHK-01] [CHK-04] [CHK-05] [CHK-09]', async ({
  page,
  faults,
}) => {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  await page.locator('[name=AccountType][value=Company]').check();
  await page.locator('[name=SameAddressForShipping]').uncheck();
  await page.locator('.order-more summary').click();
  expect(await fillAll(page)).toBeGreaterThan(15);
  await whenIdle(page);
  const retry = page.locator('.ar-checkout-failure button, .ar-vat > button');
  /** Waits until a write has succeeded or given up: between its two attempts the page is idle. */
  const finishWrites = async () => {
    await expect(page.locator('.ar-checkout-state > [role=status]')).not.toHaveClass(/ar-checkout-note/);
    await whenIdle(page);
  };
  for (const round of ROUNDS) {
    await faults({ ...round.fault, times: 9 });
    await change(page, round);
    const meant = await readAll(page);
    const context = JSON.stringify(round);
    await finishWrites();
    expect(await readAll(page), context).toEqual(meant);
    await faults();
    if (await retry.first().isVisible()) await retry.first().click();
    await finishWrites();
    await expect(retry, context).toHaveCount(0);
    expect(await readAll(page), context).toEqual(meant);
  }
  const before = new Map(await readAll(page));
  expect([...before.values()].filter((value) => value.startsWith('mon ')).length).toBeGreaterThan(12);
  await page.reload();
  await whenIdle(page);
  expect(new Map(await readAll(page))).toEqual(before);
});
