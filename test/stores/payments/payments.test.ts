import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { requestPaymentSession } from '#stores/payments';
import { paymentAmount, paymentSession } from '../../../stores/payments/schema.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

const SESSION = { id: 'CS1', sessionData: 'x', environment: 'test', clientKey: 'k' };

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a session is requested from the page’s address [PAY-01]', async () => {
  const { requests } = stubServer(() => jsonAnswer(SESSION));
  expect(await requestPaymentSession('/pay')).toEqual({ kind: 'session', session: SESSION });
  expect([requests[0]!.init.method, requests[0]!.url.pathname]).toEqual(['POST', '/pay']);
});

test('a conflict means that nothing is left to pay, which is no failure [PAY-01]', async () => {
  stubServer(() => jsonAnswer({ Message: 'Déjà payé.' }, { status: 409 }));
  expect(await requestPaymentSession('/pay')).toEqual({ kind: 'alreadyPaid', message: 'Déjà payé.' });
  expect(watched.errors()).toEqual([]);
});

test.each([404, 503])('a status of %i is a failure that is reported [PAY-01]', async (status) => {
  stubServer(() => jsonAnswer({ Message: 'Panne.' }, { status }));
  expect(await requestPaymentSession('/pay')).toEqual({ kind: 'failed', message: 'Panne.' });
  expect(watched.errors()).toHaveLength(1);
});

test('a server that cannot be reached, or answers something else, is a failure', async () => {
  stubServer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await requestPaymentSession('/pay')).toMatchObject({ kind: 'failed' });
  stubServer(() => jsonAnswer({ ...SESSION, id: '' }));
  expect(await requestPaymentSession('/pay')).toMatchObject({ kind: 'failed' });
});

test('a session has an id, an environment and a key, and its data only on the way to a bank', () => {
  expect(safeParse(paymentSession, { ...SESSION, sessionData: undefined }).success).toBe(true);
  for (const name of Object.keys(SESSION))
    expect(safeParse(paymentSession, { ...SESSION, [name]: '' }).success, name).toBe(false);
  expect(safeParse(paymentAmount, { value: 2450, currency: 'EUR' }).success).toBe(true);
  expect(safeParse(paymentAmount, { value: 2450, currency: '' }).success).toBe(false);
  expect(safeParse(paymentAmount, {}).success).toBe(false);
});
