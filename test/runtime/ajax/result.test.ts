import { expect, test } from 'vitest';
import { readResult } from '#runtime/ajax/result.ts';
import { RequestError } from '#runtime/requests/request-error.ts';

const answer = (text: string, isHtml: boolean) => ({ text, url: '/f', isHtml });
const failureOf = (text: string) => {
  try {
    return readResult(answer(text, false));
  } catch (thrown) {
    const { kind, url, body } = thrown as RequestError;
    return [kind, url, body];
  }
};
const read = (value: unknown) => readResult(answer(JSON.stringify(value), false));

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
  [399, false],
  [400, true],
  ['not found', true],
  ['NotFound', true],
  [' 404 ', true],
  ['1500', false],
  ['5001', false],
  ['falsehood', false],
  ['not false', false],
  [{ code: 500 }, false],
])('a status %s is an error: %s [FRM-06]', (Status, isError) => {
  expect(read({ Status, Message: 'm' })).toEqual({ text: 'm', isError, id: '' });
});

test('a message that is no text is none [FRM-06]', () => {
  expect(read({ Status: 'OK', Message: { html: '<b>' } })).toEqual({ text: '', isError: false, id: '' });
  expect(read({ Status: 'OK' })?.text).toBe('');
});

test.each(['', '3', '<p>{"Status":1}</p>', '{ no JSON', '{% liquid %}', 'true'])(
  'HTML is no result: %s [FRM-06]',
  (text) => {
    expect(readResult(answer(text, true))).toBeUndefined();
  },
);

test.each(['{}', '[]', '{"Other":1}', '[{"Status":"OK"}]', '{"__proto__":{"Status":"OK"}}'])(
  'JSON that is no result is an answer of the wrong type: %s [FRM-06]',
  (text) => {
    for (const isHtml of [true, false]) expect(() => readResult(answer(text, isHtml))).toThrow(RequestError);
    expect(failureOf(text)).toEqual(['type', '/f', text]);
  },
);

test.each(['{"Status":', '{', 'null', '3', '"OK"', 'true', '<p>no JSON</p>'])(
  'an answer that calls itself JSON and is none, or no object, is one of the wrong type: %s [FRM-06]',
  (text) => {
    expect(() => readResult(answer(text, false))).toThrow(RequestError);
    expect(failureOf(text)).toEqual(['type', '/f', text]);
  },
);

test('HTML that begins with spaces before its JSON is a result, with JSON in the middle it is none [FRM-06]', () => {
  expect(readResult(answer(' \n{"Status":"OK"}', true))?.isError).toBe(false);
  expect(readResult(answer('x {"Status":"OK"}', true))).toBeUndefined();
});

test.each(['', ' \n'])('an empty answer is no result, whatever its type: "%s" [FRM-06]', (text) => {
  expect(readResult(answer(text, false))).toBeUndefined();
});

test('a result says the id of what was saved, as a text [FRM-06] [CHK-03]', () => {
  expect(read({ Status: 'OK', Id: 12 })?.id).toBe('12');
  expect(read({ Status: 'OK', Id: 'a-1' })?.id).toBe('a-1');
  expect(read({ Status: 'OK', Id: {} })?.id).toBe('');
});
