import { expect, test } from 'vitest';
import { explainOpenFailure } from '../../../islands/card-payment/explain-open-failure.ts';

const KEY = 'test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const session = { id: 'CS1', clientKey: KEY, environment: 'live' };

test.each([
  [new Error(`you are using a test clientKey ${KEY} against the live environment`), 'against the live'],
  [Object.assign(new Error('Invalid'), { name: 'IMPLEMENTATION_ERROR' }), 'IMPLEMENTATION_ERROR: Invalid'],
  ['nothing', 'nothing'],
  [undefined, 'undefined'],
  [new Error(`session ${'Ab1+/='.repeat(20)}`), 'session …'],
])('why the card’s fields do not come is said without a secret: %s [PAY-01]', (error, reason) => {
  const { message } = explainOpenFailure(error, session);
  expect(message).toContain(reason);
  expect(message).toContain('key test_…, environment "live"');
  expect(message).toContain('begins with local_');
  expect(message).not.toContain('ABCDEFGH');
  expect(message).not.toContain('Ab1+/=Ab1');
});
