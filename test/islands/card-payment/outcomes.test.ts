import { expect, test } from 'vitest';
import { isCallRejected, readCardOutcome } from '../../../islands/card-payment/card-outcome.ts';
import { INITIAL_CARD_STATE, isInProgress, reduceCard } from '../../../islands/card-payment/card-state.ts';
import {
  readBankReturn,
  thanksAddress,
  withoutBankReturn,
} from '../../../islands/card-payment/return-address.ts';

test.each([
  ['Authorised', 'paid'],
  ['Received', 'pending'],
  ['Pending', 'pending'],
  ['Refused', 'refused'],
  ['Cancelled', 'cancelled'],
  ['Error', 'failed'],
  ['authorised', 'unknown'],
  ['constructor', 'unknown'],
])('the result code %s means %s [PAY-01]', (resultCode, outcome) => {
  expect(readCardOutcome({ resultCode })).toBe(outcome);
});

test.each([[undefined], [null], ['Authorised'], [{ resultCode: ['Authorised'] }], [new TypeError('x')]])(
  'an answer that makes no sense is neither paid nor not: %o [PAY-01]',
  (answer) => expect(readCardOutcome(answer)).toBe('unknown'),
);

test('only a refusal in the provider’s own words means that nothing was charged [PAY-01]', () => {
  const rejection = { cause: { status: 422, errorCode: '14_030' } };
  expect(isCallRejected(rejection)).toBe(true);
  expect(isCallRejected({ cause: { status: 500, errorCode: '905' } })).toBe(false);
  expect(isCallRejected({ cause: { status: 404 } })).toBe(false);
  expect(isCallRejected(new Error('no network'))).toBe(false);
  expect(isCallRejected(null)).toBe(false);
});

test('what is done stays done, and fields that come late take their complaint away [PAY-01]', () => {
  const opening = reduceCard(INITIAL_CARD_STATE, { type: 'open', notice: { kind: 'refused' } });
  expect(reduceCard(opening, { type: 'ready' }).notice).toEqual({ kind: 'refused' });
  const late = reduceCard(opening, { type: 'late' });
  expect(late.notice).toEqual({ kind: 'late' });
  expect(reduceCard(late, { type: 'ready' })).toMatchObject({ phase: 'ready', notice: undefined });
  const paying = reduceCard(late, { type: 'pay' });
  expect(isInProgress(paying)).toBe(true);
  expect(reduceCard(paying, { type: 'late' })).toBe(paying);
  const challenged = reduceCard(paying, { type: 'challenge' });
  expect([challenged.phase, isInProgress(challenged)]).toEqual(['challenged', true]);
  expect(reduceCard(opening, { type: 'challenge' })).toBe(opening);
  const done = reduceCard(paying, { type: 'done', notice: { kind: 'paid' } });
  expect(reduceCard(done, { type: 'open' })).toBe(done);
});

test('what a bank adds to the address is read, and forgotten [PAY-01]', () => {
  const address = new URL('https://shop.test/fr/payment/1?a=b&sessionId=CS1&redirectResult=X%2B1');
  expect(readBankReturn(address)).toEqual({ sessionId: 'CS1', redirectResult: 'X+1' });
  expect(withoutBankReturn(address).href).toBe('https://shop.test/fr/payment/1?a=b');
  expect(readBankReturn(new URL('https://shop.test/?sessionId=CS1'))).toBeUndefined();
});

test('nobody who has paid is sent to another site [PAY-01]', () => {
  const ids = { sessionId: 'CS1', sessionResult: undefined };
  expect(thanksAddress('/fr/thanks?a=b', ids).search).toBe('?a=b&sessionId=CS1');
  for (const address of ['https://evil.test/', '//evil.test/', 'javascript:alert(1)'])
    expect(() => thanksAddress(address, ids)).toThrow(/another site/);
});
