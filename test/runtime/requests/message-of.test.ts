import { expect, test } from 'vitest';
import { messageOf } from '#runtime/requests/message-of.ts';
import { isAborted, RequestError } from '#runtime/requests/request-error.ts';

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
