import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { on } from '#runtime/page/events.ts';
import { defineService, type App } from '#runtime/islands/definition.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { setSkewed } from '#runtime/islands/load.ts';
import { startServices } from '#runtime/islands/services.ts';
import { expectTeller, handleFailure } from '#runtime/requests/failures.ts';
import { RequestError, type RequestFailure } from '#runtime/requests/request-error.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { later } from '../../support/server.ts';

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

test('what was aborted was warned of where it was asked for, and nothing else comes of it [ERR-02]', () => {
  handle(failureOf('aborted'));
  expect([consoleWatch.warnings(), consoleWatch.errors()]).toEqual([[], []]);
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

test('a failure that comes before the first use of a page waits for what tells it, once; what nobody is told does not [ERR-03]', async () => {
  const received = vi.fn();
  const { promise, resolve } = later<{ default: () => void }>();
  const load = vi.fn(() => promise);
  addDefinition(defineService({ name: 'teller', when: 'first-input', before: 'request-error', load }));
  const controller = new AbortController();
  startServices({} as App, controller.signal);
  for (const quiet of [
    failureOf('aborted'),
    failureOf('status', 404),
    failureOf('status', 401),
    new Error('x'),
  ])
    await expectTeller(quiet);
  expect(load).not.toHaveBeenCalled();
  const waiting = [expectTeller(failureOf('status', 500)), expectTeller(failureOf('network'))];
  let isOver = false;
  void Promise.all(waiting).then(() => (isOver = true));
  await Promise.resolve();
  expect([load.mock.calls.length, isOver]).toEqual([1, false]);
  resolve({ default: received });
  await Promise.all(waiting);
  expect(received).toHaveBeenCalledTimes(1);
  await expectTeller(failureOf('status', 500));
  expect(load).toHaveBeenCalledTimes(1);
  controller.abort();
});

describe('the visitor has still to be informed [ERR-03]', () => {
  test.each<[string, unknown, boolean]>([
    ['of a failure of the server', failureOf('status', 500), true],
    ['of a page that is not there', failureOf('status', 404), true],
    ['of a bug', new TypeError('a bug'), true],
    ['but not of a rejected login', failureOf('status', 401), false],
  ])('%s', (_what, thrown, expected) => {
    expect(handle(thrown)).toBe(expected);
  });

  test('but not of what a listener shows', () => {
    const controller = new AbortController();
    on('request-error', (event) => event.preventDefault(), controller.signal);
    expect(handle(failureOf('status', 500))).toBe(false);
    controller.abort();
  });

  test('of a rejected login whose code failed to load', () => {
    setSkewed(true);
    expect(handle(failureOf('status', 401))).toBe(true);
    expect(leave).toHaveBeenCalledTimes(1);
    setSkewed(false);
  });
});

test('a bug is shown to listeners as a failure without an answer', () => {
  const controller = new AbortController();
  const seen: unknown[] = [];
  on('request-error', ({ detail }) => void seen.push(detail), controller.signal);
  const bug = new TypeError('a bug');
  handle(bug);
  controller.abort();
  expect(seen).toEqual([{ url: '/fr/cart', leave, status: 0, kind: 'network', error: bug }]);
});

describe('a request that the server did not answer', () => {
  const retry = vi.fn();
  beforeEach(() => retry.mockClear());
  afterEach(() => vi.unstubAllGlobals());

  const confirmWith = (isConfirmed: boolean) => void vi.stubGlobal('confirm', () => isConfirmed);

  test.each(['network', 'timeout'] as const)('may be repeated by the visitor: %s', (kind) => {
    confirmWith(true);
    handleFailure(failureOf(kind), { url: '/fr/cart', retry, leave });
    expect([retry.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  });

  test('leaves the visitor on the page if it is not to be repeated', () => {
    confirmWith(false);
    handleFailure(failureOf('network'), { url: '/fr/cart', retry, leave });
    expect([retry.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0]);
  });

  test('is no matter of the browser when it writes', () => {
    const confirmation = vi.fn();
    vi.stubGlobal('confirm', confirmation);
    expect(handleFailure(failureOf('network'), { url: '/fr/cart', retry })).toBe(true);
    expect([confirmation.mock.calls.length, retry.mock.calls.length]).toEqual([0, 0]);
  });

  test('is one for a question only if it can be repeated', () => {
    confirmWith(true);
    handle(failureOf('timeout'));
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

test('a write that fails is not sent a second time by the browser', () => {
  expect(handleFailure(failureOf('status', 500), { url: '/fr/cart' })).toBe(true);
  expect(handleFailure(new TypeError('a bug'), { url: '/fr/cart' })).toBe(true);
});
