import { expect, test } from 'vitest';
import { readResult } from '#runtime/ajax/result.ts';
import { RequestError } from '#runtime/requests/request-error.ts';

const read = (value: unknown) => readResult(JSON.stringify(value), '/f');

test.each([
  ['Success', false],
  ['OK', false],
  [0, false],
  [200, false],
  [true, false],
  [undefined, false],
  ['Error', true],
  ['validationFailed', true],
  ['Denied', true],
  ['500', true],
  [422, true],
  [false, true],
  ['False', true],
])('a status %s is an error: %s [FRM-06]', (Status, isError) => {
  expect(read({ Status, Message: 'm' })).toEqual({ text: 'm', isError });
});

test('a message that is no text is none [FRM-06]', () => {
  expect(read({ Status: 'OK', Message: { html: '<b>' } })).toEqual({ text: '', isError: false });
  expect(read({ Status: 'OK' })?.text).toBe('');
});

test.each(['', '3', '<p>{"Status":1}</p>', '{ no JSON', '{% liquid %}', 'true'])(
  'HTML is no result: %s [FRM-06]',
  (text) => {
    expect(readResult(text, '/f')).toBeUndefined();
  },
);

test.each(['{}', '[]', '{"Other":1}', '[{"Status":"OK"}]', '{"__proto__":{"Status":"OK"}}'])(
  'JSON that is no result is an answer of the wrong type: %s [FRM-06]',
  (text) => {
    expect(() => readResult(text, '/f')).toThrow(RequestError);
  },
);
