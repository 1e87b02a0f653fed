import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { on } from '#runtime/events.ts';
import { handleFailure } from '#runtime/failures.ts';
import { RequestError, type RequestFailure } from '#runtime/request-error.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';

let consoleWatch: WatchedConsole;
let info: ReturnType<typeof vi.spyOn>;
const leave = vi.fn();

beforeEach(() => {
  consoleWatch = watchConsole();
  info = vi.spyOn(console, 'info').mockImplementation(() => {});
  leave.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const failureOf = (kind: RequestFailure, status = 0) => new RequestError(kind, '/fr/cart', { status });

const handle = (thrown: unknown) => handleFailure(thrown, { url: '/fr/cart', leave });

test('a page that is not there is only logged [ERR-02]', () => {
  handle(failureOf('status', 404));
  expect(info.mock.calls).toEqual([['[archipel] The request for /fr/cart failed (status, status 404).']]);
  expect(leave).not.toHaveBeenCalled();
});

test('what was aborted is a warning [ERR-02]', () => {
  handle(failureOf('aborted'));
  expect(consoleWatch.warnings()).toEqual(['[archipel] The request for /fr/cart failed (aborted).']);
  expect(leave).not.toHaveBeenCalled();
});

test('a login that was refused has been told already [ERR-01]', () => {
  handle(failureOf('status', 401));
  expect([leave.mock.calls, info.mock.calls, consoleWatch.warnings()]).toEqual([[], [], []]);
});

test.each<[RequestFailure, number]>([
  ['status', 500],
  ['status', 403],
  ['network', 0],
  ['timeout', 0],
  ['size', 200],
])('whatever else fails and is told by nobody is left to the browser: %s %d [ERR-03]', (kind, status) => {
  handle(failureOf(kind, status));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('who takes the failure over is told all of it, and nothing else happens [ERR-03]', () => {
  const controller = new AbortController();
  const error = failureOf('status', 503);
  const retry = vi.fn();
  const seen: unknown[] = [];
  on('request-error', (event) => void seen.push(event.detail, event.preventDefault()), controller.signal);
  handleFailure(error, { url: '/fr/cart', retry, leave });
  controller.abort();
  expect(seen[0]).toEqual({ url: '/fr/cart', status: 503, kind: 'status', error, retry, leave });
  expect(leave).not.toHaveBeenCalled();
});

test('an error that is no request’s is reported, and the visitor is not left with nothing', () => {
  handle(new TypeError('a bug'));
  expect(consoleWatch.errors()).toEqual([expect.stringContaining('a bug')]);
  expect(leave).toHaveBeenCalledTimes(1);
});
