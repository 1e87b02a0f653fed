import { expect, test, vi } from 'vitest';
import { RequestError, type RequestFailure } from '#runtime/requests/request-error.ts';
import { classifyWriteFailure, FAILURE_MEANINGS, writeTwice } from '#stores/writes';
import { pass } from '../../support/cart.ts';

const failed = (status: number) => new RequestError('status', '/api', { status });
const unanswered = (kind: RequestFailure) => new RequestError(kind, '/api');

test.each([
  ['401', failed(401), 'signed-out', 'kept'],
  ['400', failed(400), 'rejected', 'given up'],
  ['409', failed(409), 'rejected', 'given up'],
  ['422', failed(422), 'rejected', 'given up'],
  ['404', failed(404), 'gone', 'given up'],
  ['410', failed(410), 'gone', 'given up'],
  ['408', failed(408), 'unsure', 'kept, perhaps done'],
  ['429', failed(429), 'unsure', 'kept, perhaps done'],
  ['500', failed(500), 'unsure', 'kept, perhaps done'],
  ['503', failed(503), 'unsure', 'kept, perhaps done'],
  ['a dead network', unanswered('network'), 'unsure', 'kept, perhaps done'],
  ['an answer that came too late', unanswered('timeout'), 'unsure', 'kept, perhaps done'],
  ['an answer that is no JSON', unanswered('type'), 'unsure', 'kept, perhaps done'],
  ['an answer of the wrong form', new Error('Message: Expected string'), 'unsure', 'kept, perhaps done'],
])(
  'after %s a write is classified, and the wish is what the class says',
  (_what, error, failure, outcome) => {
    expect(classifyWriteFailure(error)).toBe(failure);
    const { preservesValue, isOpen } = FAILURE_MEANINGS[classifyWriteFailure(error)];
    expect(`${preservesValue ? 'kept' : 'given up'}${isOpen ? ', perhaps done' : ''}`).toBe(outcome);
  },
);

test.each<[string, Error, boolean, number]>([
  ['its outcome is unknown', failed(503), true, 2],
  ['something newer is wished', failed(503), false, 1],
  ['it was refused', failed(409), true, 1],
  ['somebody must sign in', failed(401), true, 1],
])('where %s, a write is sent as often as makes sense', async (_what, error, isStillPending, times) => {
  vi.useFakeTimers();
  const write = vi.fn(() => Promise.reject(error));
  const sent = expect(writeTwice(write, () => isStillPending)).rejects.toBe(error);
  await pass(10_000);
  await sent;
  expect(write).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});
