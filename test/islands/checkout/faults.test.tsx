import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $checkout, forgetVat } from '#stores/checkout';
import {
  fieldOf,
  fillIn,
  letPass as pass,
  openCheckout,
  countriesInForm,
  recover,
  setSame,
  shownTotal,
  tick,
  ticked,
} from '../../support/checkout-page.ts';
import { createCheckoutShop, TYPED, type CheckoutShop, type FaultKind } from '../../support/checkout-shop.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

let shop: CheckoutShop;

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  sessionStorage.clear();
  forgetVat();
  shop = createCheckoutShop({ latency: () => 50 });
  await openCheckout(shop);
});
afterEach(async () => {
  await pass(20_000);
  leavePage();
});

/** Error statuses of servers and proxies. */
const STATUSES = [
  400, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 417, 418, 421, 422, 423, 424,
  425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504, 507, 508, 511, 520,
];
const FAULTS: readonly FaultKind[] = ['drop', 'late', 'garbage', 'cut', ...STATUSES];

interface Choice {
  readonly name: string;
  readonly path: string;
  readonly change: () => void;
  readonly isPreserved: () => boolean;
}

const select = (name: string) => fieldOf<HTMLSelectElement>(name);

/** All choices of the order, each with the request that it triggers. */
const CHOICES: readonly Choice[] = [
  {
    name: 'BillingCountry',
    path: '/shippingcountries',
    change: () => fillIn('BillingCountry', 'FR'),
    isPreserved: () => select('BillingCountry').value === 'FR',
  },
  {
    name: 'SameAddressForShipping',
    path: '/shippingcountries',
    change: () => setSame(false),
    isPreserved: () => !fieldOf('SameAddressForShipping').checked,
  },
  {
    name: 'ShippingCountryId',
    path: '/shippingcountries',
    change: () => {
      setSame(false);
      fillIn('ShippingCountryId', 'FR');
    },
    isPreserved: () => select('ShippingCountryId').value === 'FR',
  },
  {
    name: 'ShippingMethodId',
    path: '/shippingmethods',
    change: () => tick('ShippingMethodId', '3'),
    isPreserved: () => ticked('ShippingMethodId') === '3',
  },
  {
    name: 'PrepaidAccountId',
    path: '/fr/checkout',
    change: () => tick('PrepaidAccountId', 'P2'),
    isPreserved: () => ticked('PrepaidAccountId') === 'P2',
  },
  {
    name: 'BillingVAT',
    path: '/checkisvatvalid/',
    change: () => fillIn('BillingVAT', 'BE1'),
    isPreserved: () => fieldOf('BillingVAT').value === 'BE1',
  },
];

function typeAll(): void {
  for (const name of TYPED) fillIn(name, `my ${name}`);
}

const typedNow = () => TYPED.map((name) => fieldOf(name).value);
const ALL_TYPED = TYPED.map((name) => `my ${name}`);

/** Makes one choice whose request fails, then restores the network: the choice must be preserved. */
async function meetFault({ path, change, isPreserved }: Choice, fault: FaultKind): Promise<void> {
  shop.setFaults({ path, how: fault, times: 9 });
  change();
  await pass(4_000);
  expect(isPreserved()).toBe(true);
  expect(typedNow()).toEqual(ALL_TYPED);
  shop.setFaults();
  await recover();
  expect(isPreserved()).toBe(true);
  expect(typedNow()).toEqual(ALL_TYPED);
  expect($checkout.get().phase).toBe('saved');
  expect(countriesInForm()).toEqual({ billing: shop.state.billing, shipping: shop.state.shipping });
  expect(shownTotal()).toBe(shop.total());
}

describe('40 faults at each choice: nothing is lost, and the order is right once the network is [CHK-01] [CHK-05] [CHK-09]', () => {
  test('are forty', () => expect(new Set(FAULTS).size).toBe(40));

  test.each(FAULTS)('%s', async (fault) => {
    for (const choice of CHOICES) {
      leavePage();
      watchConsole();
      vi.useFakeTimers();
      sessionStorage.clear();
      forgetVat();
      shop = createCheckoutShop({ latency: () => 50 });
      await openCheckout(shop);
      typeAll();
      await meetFault(choice, fault);
      await pass(20_000);
    }
  });
});

test('what was refused is told in the server’s words, with a button that tries again [CHK-05]', async () => {
  shop.setFaults({ path: '/shippingmethods', how: 409, message: 'Complet aujourd’hui.', times: 1 });
  tick('ShippingMethodId', '2');
  await pass(2_000);
  const alert = find('[role=alert].ar-checkout-failure');
  expect(alert.textContent).toContain('Complet aujourd’hui. Votre choix est gardé');
  expect(find<HTMLElement>('[name=refresh]').hidden).toBe(false);
  find('button', alert).click();
  await pass(2_000);
  expect(document.querySelector('.ar-checkout-failure')).toBeNull();
  expect(find<HTMLElement>('[name=refresh]').hidden).toBe(true);
  expect(shop.state.method).toBe('2');
  expect(shownTotal()).toBe(shop.total());
});

test('several changes are one write each and one question for all parts [CHK-05]', async () => {
  const before = shop.requests.length;
  fillIn('BillingCountry', 'FR');
  fillIn('BillingCountry', 'DE');
  fillIn('BillingCountry', 'FR');
  await pass(3_000);
  expect(shop.state).toMatchObject({ billing: 'FR', shipping: 'FR' });
  const pages = shop.requests.slice(before).filter(({ url }) => url.pathname === '/fr/checkout');
  expect(pages).toHaveLength(1);
  expect(shop.posts('/shippingcountries').length).toBeLessThanOrEqual(2);
  expect(shownTotal()).toBe(shop.total());
});

test('the other address is hidden and switched off, but its country is sent (T43) [CHK-01] [CHK-09]', async () => {
  const area = find('[data-checkout-shipping]');
  expect(area.hidden).toBe(true);
  expect(fieldOf('ShippingCity').disabled).toBe(true);
  fillIn('BillingCountry', 'FR');
  expect(select('ShippingCountryId').disabled).toBe(false);
  expect(select('ShippingCountryId').value).toBe('FR');
  setSame(false);
  expect(area.hidden).toBe(false);
  expect(fieldOf('ShippingCity').disabled).toBe(false);
});

test('a country without methods is told by the server’s part, and nothing is lost [CHK-05]', async () => {
  typeAll();
  fillIn('BillingCountry', 'CH');
  await pass(3_000);
  expect(document.querySelectorAll('[name=ShippingMethodId]')).toHaveLength(0);
  expect(typedNow()).toEqual(ALL_TYPED);
  fillIn('BillingCountry', 'BE');
  await pass(3_000);
  expect(ticked('ShippingMethodId')).toBe('1');
  expect($checkout.get().phase).toBe('saved');
});

describe('the button that orders', () => {
  const form = () => find<HTMLFormElement>('form');
  let sent: number;
  beforeEach(() => {
    sent = 0;
    document.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent += 1;
      event.preventDefault();
    });
  });
  const press = () => find('button.order').click();

  test('sends once, however often it is pressed [CHK-01]', async () => {
    press();
    press();
    await pass(100);
    press();
    expect(sent).toBe(1);
    expect(form().checkValidity()).toBe(true);
  });

  test('waits for the total, and says when it is another one than before [CHK-01]', async () => {
    fillIn('BillingCountry', 'FR');
    press();
    await pass(10);
    expect(sent).toBe(0);
    await vi.waitFor(() =>
      expect(find('.ar-checkout-state [role=status]').textContent).toContain('Nous vérifions le total'),
    );
    await pass(3_000);
    expect(sent).toBe(0);
    await vi.waitFor(() =>
      expect(find('.ar-checkout-state [role=status]').textContent).toContain(`maintenant de ${shop.total()}`),
    );
    press();
    expect(sent).toBe(1);
  });

  test('does not order while nobody knows the total; 8 s are enough to say so [CHK-01]', async () => {
    shop.setFaults({ path: '/shippingcountries', how: 503, times: 99 });
    fillIn('BillingCountry', 'FR');
    press();
    await pass(8_500);
    expect(sent).toBe(0);
    expect(find('.ar-checkout-failure').textContent).toContain('pas pu');
    expect(select('BillingCountry').value).toBe('FR');
    shop.setFaults();
    await recover();
    press();
    await pass(10);
    expect(sent).toBe(1);
  });
});

test('the question for the newest amounts has what no call saves [CHK-09] [CHK-10]', async () => {
  tick('PrepaidAccountId', 'P1');
  await pass(2_000);
  expect(shop.state.prepaid).toBe('P1');
  const { url } = shop.requests.findLast(({ url: { pathname } }) => pathname === '/fr/checkout')!;
  expect(Object.fromEntries(url.searchParams)).toEqual({ PrepaidAccountId: 'P1', BillingVAT: '' });
});
