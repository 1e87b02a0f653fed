import { expect, test } from 'vitest';
import { explainCookie } from '../../../islands/consent/complaints.ts';
import { settings } from '../../support/consent.ts';

const WHOLE = settings(['statistics']);

test.each([
  ['{"stamp":', /no JSON object; it counts as none, and the visitor is asked again/],
  [JSON.stringify({ ...WHOLE, marketing: 1 }), /neither true nor false; it counts as none/],
  [JSON.stringify({ ...WHOLE, marketing: undefined }), /neither true nor false/],
  [JSON.stringify({ ...WHOLE, stamp: 'v0' }), /stamp is not "v1", as the page has it/],
  [JSON.stringify({ ...WHOLE, marketing: 'false' }), /as text; they are read all the same/],
])('of the cookie %s it is said what is wrong, and how it is written [CON-01]', (text, labels) => {
  expect(explainCookie(text, 'v1')).toMatch(labels);
});
