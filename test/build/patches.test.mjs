import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { patchSource } from '../../build/patches.mjs';

const LIBRARY = '/x/node_modules/yet-another-react-lightbox/dist/index.js';

test('a swipe counts from 20 px on [GAL-01]', () => {
  expect(patchSource(LIBRARY, 'const SWIPE_THRESHOLD = 30;')).toBe('const SWIPE_THRESHOLD = 15;');
  expect(patchSource('/x/other.js', 'const SWIPE_THRESHOLD = 30;')).toBe('const SWIPE_THRESHOLD = 30;');
});

test('a new version without that line fails the build, and says where to look', () => {
  expect(() => patchSource(LIBRARY, 'const SWIPE = 30;')).toThrow(/look at build\/patches\.mjs again/);
});

test('of downshift only the combobox is kept, with all of its own lines', async () => {
  const path = fileURLToPath(import.meta.resolve('downshift'));
  const patched = patchSource(path, await readFile(path, 'utf8'));
  expect(patched).not.toMatch(/from '(?:prop-types|react-is|compute-scroll-into-view)'/);
  const combobox = (text) => /^function useCombobox\([^]*?^}$/m.exec(text)[0];
  const original = combobox(await readFile(path, 'utf8'));
  const unused = /^ *(?:validatePropTypes(?:\$1)?|useA11yMessageStatus)\(.*\);$/gm;
  expect(combobox(patched)).toBe(original.replace(unused, ''));
  expect(patched, 'React as an object').not.toMatch(/\{\}, React\)|= React;/);
});

const adyenFile = (inside) =>
  fileURLToPath(import.meta.resolve('@adyen/adyen-web')).replace(/index\.js$/, inside);

test('of the payment library the words and the names of cards are kept [PAY-01]', async () => {
  const patchedFile = async (inside) => {
    const path = adyenFile(inside);
    return patchSource(path, await readFile(path, 'utf8'));
  };
  const words = await patchedFile('packages/server/translations/en-US.json.js');
  for (const key of [
    'payButton',
    'cc.num.902',
    'creditCard.holderName',
    'billingAddress',
    'field.error.required',
  ])
    expect(words).toContain(key);
  for (const key of ['ctp.', 'payto.', 'voucher.', 'kcp.', 'upi.']) expect(words).not.toContain(key);
  const names = await patchedFile('components/tx-variants.js');
  for (const name of ['card', 'scheme', 'redirect', 'threeDS2Challenge', 'dropin'])
    expect(names).toMatch(new RegExp(`a\\.${name}=`));
  expect(names).not.toContain('paypal');
});
