import { describe, expect, test } from 'vitest';
import { isVatReload, vatKey, type VatState } from '#stores/checkout';
import { CHECKOUT_DEPENDENCIES, isStalePart, listStaleParts } from '../../../stores/checkout/dependencies.ts';
import {
  describeCheckout,
  EMPTY_CHECKOUT_RECORD,
  recordCheckoutField,
  recordRejection,
  recordShown,
  type PendingChoices,
} from '../../../stores/checkout/state.ts';
import { vatUrlOf } from '../../../stores/checkout/api.ts';
import { showPage } from '../../support/page.ts';

const IDLE: PendingChoices = {
  countries: { value: '', status: 'settled' },
  method: { value: '', status: 'settled' },
};
const SENDING: PendingChoices = { ...IDLE, countries: { value: 'FR', status: 'saving' } };
const FAILED: PendingChoices = { ...IDLE, method: { value: '2', status: 'failed', failure: 'unsure' } };
const shown = recordShown(EMPTY_CHECKOUT_RECORD, IDLE, 1);

describe('what is older than the form', () => {
  test('is a table: a country changes all, a method its price and point, a prepaid account the sums [CHK-01] [CHK-05]', () => {
    expect(CHECKOUT_DEPENDENCIES).toEqual({
      BillingCountry: ['methods', 'totals', 'vat', 'pickup'],
      ShippingCountryId: ['methods', 'totals', 'pickup'],
      SameAddressForShipping: ['methods', 'totals', 'pickup'],
      ShippingMethodId: ['totals', 'pickup'],
      PrepaidAccountId: ['totals'],
      BillingVAT: ['totals'],
    });
    expect(listStaleParts(['PrepaidAccountId', 'ShippingMethodId'])).toEqual(['totals', 'pickup']);
  });

  test.each([
    ['totals', ['totals'], true],
    ['totals-phone', ['totals'], true],
    ['methods', ['totals'], false],
    ['banner', ['totals'], true],
    ['banner', [], false],
  ] as const)('of a part named %s, with %j old, it is %s', (name, stale, isOld) => {
    expect(isStalePart(name, stale)).toBe(isOld);
  });

  test('a choice is written, then read, then settled; what fails stays old', () => {
    const changed = recordCheckoutField(shown, 'BillingCountry');
    expect(describeCheckout(changed, SENDING, 1)).toMatchObject({ phase: 'writing' });
    expect(describeCheckout(changed, IDLE, 2)).toMatchObject({ phase: 'reading' });
    expect(describeCheckout(recordShown(changed, IDLE, 2), IDLE, 2)).toEqual({
      phase: 'saved',
      stale: [],
    });
    const method = recordCheckoutField(shown, 'ShippingMethodId');
    const after = describeCheckout(recordShown(method, FAILED, 2), FAILED, 2);
    expect(after).toEqual({ phase: 'failed', stale: ['totals', 'pickup'], failure: { kind: 'choice' } });
  });

  test('a refusal keeps the choice with the server’s words, until another one is made', () => {
    const rejected = recordRejection(recordCheckoutField(shown, 'ShippingMethodId'), 'method', {
      value: '9',
      message: 'Pas ici.',
    });
    const state = describeCheckout(recordShown(rejected, IDLE, 1), IDLE, 1);
    expect(state).toMatchObject({ phase: 'failed', failure: { kind: 'choice', message: 'Pas ici.' } });
    expect(state.stale).toContain('totals');
    const mended = recordShown(recordRejection(rejected, 'method', undefined), IDLE, 1);
    expect(describeCheckout(mended, IDLE, 1).phase).toBe('saved');
  });

  test('the cart alone makes the page old, too: its version is not shown', () => {
    expect(describeCheckout(shown, IDLE, 2).phase).toBe('reading');
  });

  test('amounts that could not be read are a failure, and a VAT check is a write', () => {
    expect(describeCheckout({ ...shown, isUnread: true }, IDLE, 1).failure).toEqual({ kind: 'amounts' });
    expect(describeCheckout({ ...shown, isChecking: true }, IDLE, 1).phase).toBe('writing');
  });
});

describe('a VAT number', () => {
  const states: readonly VatState[] = ['valid', 'invalid', 'unknown'];
  const reloads = new Set([
    'valid>invalid',
    'valid>unknown',
    'invalid>valid',
    'unknown>valid',
    'unknown>invalid',
  ]);
  const transitions = states.flatMap((before) => states.map((now) => [before, now] as const));

  test.each(transitions)('that was %s and is %s [CHK-04]', (before, now) => {
    expect(isVatReload(before, now)).toBe(reloads.has(`${before}>${now}`));
  });

  test('has one name, however it is spaced, in each country [CHK-04]', () => {
    expect(vatKey(' be 0403.170-701', 'BE')).toBe(vatKey('BE0403170701', 'BE'));
    expect(vatKey('BE0403170701', 'FR')).not.toBe(vatKey('BE0403170701', 'BE'));
  });

  test.each([
    [{}, '/shop/api/v1/sales/customers/checkisvatvalid/?countryId=BE&VAT=BE+1%262'],
    [
      { customerId: '7' },
      '/shop/api/v1/sales/customers/checkisvatvalid/?countryId=BE&VAT=BE+1%262&customerId=7',
    ],
    [{ url: '/vat?x=1' }, '/vat?x=1&countryId=BE&VAT=BE+1%262'],
    [{ url: '/vat/{vat}/check' }, '/vat/BE%201%262/check?countryId=BE'],
  ])('is asked about at the page’s address: %j [CHK-04] [CHK-10]', (more, address) => {
    showPage('', { app: '/shop' });
    const url = new URL(vatUrlOf({ vat: 'BE 1&2', countryId: 'BE', ...more }));
    expect(url.pathname + url.search).toBe(address);
  });
});
