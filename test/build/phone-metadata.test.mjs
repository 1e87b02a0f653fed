import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prune } from '../../tools/prune-phone-metadata.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('the numbering plans are those of the installed package [VAL-17]', () => {
  expect(read('validation/libraries/phone-metadata.json')).toEqual(
    prune(read('node_modules/libphonenumber-js/metadata.min.json')),
  );
});
