import { expect, test, vi } from 'vitest';
import { messageOf } from '#runtime/requests/message-of.ts';
import { isAborted, RequestError } from '#runtime/requests/request-error.ts';

import { watchConsole } from '../../support/console.ts';

const rejection = (body: unknown) => new RequestError('status', '/api', { status: 400, body });

test('what the server says of a refusal is its Message', () => {
  expect(messageOf(rejection('{"Message":"Trop tard","Code":3}'))).toBe('Trop tard');
});

test.each(['', 'null', '3', '"Non"', '[]', '{}', '{"Message":3}', '{"Message":" "}', '<p>Non</p>', '{"Mess'])(
  'a body of %j says nothing for visitors',
  (body) => expect(messageOf(rejection(body))).toBeUndefined(),
);

test.each([new Error('{"Message":"no"}'), undefined, 'no'])(
  'what is no request says nothing: %s',
  (thrown) => {
    expect(messageOf(thrown)).toBeUndefined();
  },
);

test('only a request that was given up is aborted', () => {
  expect(isAborted(new RequestError('aborted', '/a'))).toBe(true);
  expect(
    [new RequestError('network', '/a'), new DOMException('', 'AbortError'), null].map(isAborted),
  ).toEqual([false, false, false]);
});

test.each([
  ['{"message":"Trop tard"}', 409, ['{"message":"Trop tard"}']],
  ['{"Message":["Trop tard"]}', 422, ['{"Message":["Trop tard"]}']],
  ['{"message":"Unauthenticated."}', 401, []],
  ['{"message":"Server Error"}', 500, []],
  ['{"Message":null}', 409, []],
  ['{"title":"Conflict"}', 409, []],
])('another name or type of the message is one error: %s with %d', (body, status, received) => {
  const watched = watchConsole();
  const error = new RequestError('status', '/api/x', { status, body });
  expect([messageOf(error), messageOf(error)]).toEqual([undefined, undefined]);
  expect(watched.errors()).toEqual(
    received.map((text) =>
      expect.stringContaining(`/api/x has a wrong shape. Message: Expected a text but received ${text}`),
    ),
  );
  vi.restoreAllMocks();
});

test('a long message of another type is shortened in the report', () => {
  const watched = watchConsole();
  const body = JSON.stringify({ Message: ['x'.repeat(500)] });
  expect(messageOf(rejection(body))).toBeUndefined();
  expect(watched.errors()[0]!.length).toBeLessThan(300);
  expect(watched.errors()[0]).toContain('docs/calls.md');
  vi.restoreAllMocks();
});

test('a request that failed without details has none', () => {
  expect(new RequestError('network', '/a')).toMatchObject({
    name: 'RequestError',
    message: 'The request for /a failed (network).',
    status: 0,
    body: '',
    policy: '',
    isHtml: false,
  });
});

test('a body that is no text is none', () => {
  expect(rejection({ Message: 'no' }).body).toBe('');
});
