import { expect, test } from 'vitest';
import { readFormAnswer, readFormFailure } from '../../../islands/kit/form-answer/read-answer.ts';
import { RequestError } from '#runtime/requests/request-error.ts';

const answer = (text: string, isHtml = text.trimStart().startsWith('<')) => ({
  text,
  isHtml,
  policy: '',
  url: location.href,
  status: 200,
  isRedirected: false,
});

const read = (text: string, isHtml?: boolean) => readFormAnswer(answer(text, isHtml));

test.each([
  ['<p data-error-message="Trop tard."></p>', 'rejected', 'Trop tard.'],
  ['<p data-error-message> Trop tard. </p>', 'rejected', 'Trop tard.'],
  ['<div><b data-success-message>Merci.</b></div>', 'done', 'Merci.'],
  ['{"Status":"OK","Message":"Merci."}', 'done', 'Merci.'],
  ['{"Status":"Error","Message":"Non."}', 'rejected', 'Non.'],
  ['{"Status":500}', 'rejected', ''],
])('%s is %s: %s [SAL-01]', (text, kind, message) => {
  expect(read(text)).toMatchObject({ kind, text: message });
});

test('an error counts before a success, and other HTML is content [SAL-01]', () => {
  expect(read('<i data-success-message="ok"></i><i data-error-message="no"></i>').kind).toBe('rejected');
  expect(read('<form><input name="Street"></form>').kind).toBe('content');
});

const senseless = [
  '',
  '   ',
  '{"what":1}',
  '[1]',
  '{broken',
  '{"Status":',
  'tout va bien',
  'null',
  '3',
  '{}',
];

test.each(senseless)('"%s" says nothing, so the form was not taken [SAL-01] [CHK-02]', (text) => {
  for (const isHtml of [true, false]) expect(read(text, isHtml).kind).toBe('failed');
});

test.each([
  [409, '{"Message":"Non."}', { kind: 'rejected', text: 'Non.' }],
  [400, '{"Status":"OK","Message":"Non."}', { kind: 'rejected', text: 'Non.' }],
  [422, '<form></form>', { kind: 'content', status: 422 }],
  [400, '', { kind: 'failed' }],
  [400, '{"errors":[]}', { kind: 'failed' }],
  [500, '{"Message":"SQL"}', { kind: 'failed' }],
])('%i with %s is read as the server’s word or as a failure [SAL-01] [CHK-02]', (status, body, expected) => {
  const isHtml = body.startsWith('<');
  expect(readFormFailure(new RequestError('status', '/f', { status, body, isHtml }))).toMatchObject(expected);
});
