import { expect, it } from 'vitest';
import { parseBody } from '../../../tools/mocks/parse-body.ts';

const MULTIPART = 'multipart/form-data; boundary=----x';
const lines = (...all: string[]) => all.join('\r\n');

const FORM = lines(
  '------x',
  'Content-Disposition: form-data; name="na%22me"',
  '',
  'é',
  '------x',
  'Content-Disposition: form-data; name="file"; filename="bé.txt"',
  'Content-Type: text/plain',
  '',
  'ÿ\r\n',
  '------x',
  'Content-Disposition: form-data; name="none"; filename=""',
  'Content-Type: application/octet-stream',
  '',
  '',
  '------x--',
  '',
);

const FIELDS = {
  'na"me': 'é',
  file: { name: 'bé.txt', type: 'text/plain', size: 4 },
  none: { name: '', type: 'application/octet-stream', size: 0 },
};

it.each<[string, string | Uint8Array | undefined, string | undefined, unknown]>([
  ['nothing', undefined, 'application/json', undefined],
  ['an empty text', '', 'application/json', undefined],
  ['no bytes', new Uint8Array(), 'application/json', undefined],
  ['JSON', '{"a":1}', 'application/json; charset=utf-8', { a: 1 }],
  ['JSON of a kind', '[1]', 'application/problem+json', [1]],
  ['broken JSON', '{"a":', 'application/json', '{"a":'],
  ['bytes of JSON', new TextEncoder().encode('"é"'), 'application/json', 'é'],
  ['fields', 'a=1&b=%C3%A9+x&a=2', 'application/x-www-form-urlencoded', { a: ['1', '2'], b: 'é x' }],
  ['a form', FORM, MULTIPART, FIELDS],
  ['bytes of a form', new TextEncoder().encode(FORM), MULTIPART, FIELDS],
  ['a form with a quoted boundary', FORM, 'multipart/form-data; boundary="----x"', FIELDS],
  ['a form without a boundary', 'a', 'multipart/form-data', 'a'],
  ['text', 'a', 'text/plain', 'a'],
  ['text without a type', '{"a":1}', undefined, '{"a":1}'],
])('%s is parsed', (_what, body, type, expected) => {
  expect(parseBody(body, type)).toEqual(expected);
});

it('bytes of a file that are no text count as they are', () => {
  const head = new TextEncoder().encode(
    lines('------x', 'Content-Disposition: form-data; name="a"; filename="a"', '', ''),
  );
  const end = new TextEncoder().encode('\r\n------x--\r\n');
  const body = new Uint8Array([...head, 0xff, 0xd8, 0x0d, 0x0a, 0x80, ...end]);
  expect(parseBody(body, MULTIPART)).toEqual({ a: { name: 'a', type: '', size: 5 } });
});

it('a form of 3 MB is parsed at once', () => {
  const file = 'ÿ'.repeat(1_500_000);
  const body = lines(
    '------x',
    'Content-Disposition: form-data; name="a"; filename="a"',
    '',
    file,
    '------x--',
  );
  expect(parseBody(body, MULTIPART)).toEqual({ a: { name: 'a', type: '', size: 3_000_000 } });
});
