import { number, object } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { on } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { callApi } from '#stores/api.ts';
import { $notices, dismiss } from '#stores/notices';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../support/server.ts';

const schema = object({ ItemsCount: number() });

let consoleWatch: WatchedConsole;
let controller: AbortController;

beforeEach(() => {
  showPage('', { lang: 'nl' });
  consoleWatch = watchConsole();
  controller = new AbortController();
  for (const { id } of $notices.get()) dismiss(id);
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const noticed = () => $notices.get().map(({ tone, text }) => [tone, text]);
const FAILED = ['error', 'De server kon niet antwoorden. Er is niets gewijzigd; probeer het opnieuw.'];

test('a right answer is checked and given, with the server’s names', async () => {
  stubServer(() => jsonAnswer({ ItemsCount: 2, More: 'ignored' }));
  expect(await callApi(schema, '/api/x')).toEqual({ ItemsCount: 2 });
  expect([consoleWatch.errors(), noticed()]).toEqual([[], []]);
});

test('a wrong answer is one error that names address and field, and one notice', async () => {
  stubServer(() => jsonAnswer({ ItemsCount: 'two' }));
  const error = await thrownBy(callApi(schema, '/api/x'));
  expect(error).toBeInstanceOf(ArchipelError);
  expect(consoleWatch.errors()).toHaveLength(1);
  expect(consoleWatch.errors()[0]).toContain('/api/x');
  expect(consoleWatch.errors()[0]).toContain('ItemsCount:');
  expect(noticed()).toEqual([FAILED]);
});

test('an empty answer where one was due is a wrong one', async () => {
  stubServer(() => answer('', { status: 204 }));
  expect(await thrownBy(callApi(schema, '/api/x'))).toBeInstanceOf(ArchipelError);
  expect(noticed()).toEqual([FAILED]);
});

test('a server that fails is told once, with its status in the event', async () => {
  const statuses: number[] = [];
  on('api-error', ({ detail }) => void statuses.push(detail.status), controller.signal);
  stubServer(() => answer('', { status: 503 }));
  expect(await thrownBy(callApi(schema, '/api/x'))).toBeInstanceOf(RequestError);
  expect(statuses).toEqual([503]);
  expect(consoleWatch.errors()).toHaveLength(1);
  expect(noticed()).toEqual([FAILED]);
});

test('a page that takes the failure over keeps notice and console quiet', async () => {
  on('api-error', (event) => event.preventDefault(), controller.signal);
  stubServer(() => answer('', { status: 503 }));
  expect(await thrownBy(callApi(schema, '/api/x'))).toBeInstanceOf(RequestError);
  expect([consoleWatch.errors(), noticed()]).toEqual([[], []]);
});

test('an aborted call is silent', async () => {
  const seen = vi.fn();
  on('api-error', seen, controller.signal);
  stubServer(() => later<Response>().promise);
  const call = new AbortController();
  const thrown = thrownBy(callApi(schema, '/api/x', { signal: call.signal }));
  call.abort();
  expect(await thrown).toMatchObject({ kind: 'aborted' });
  expect([consoleWatch.errors(), noticed(), seen.mock.calls]).toEqual([[], [], []]);
});
