import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setFault } from '../../tools/debug/faults.ts';
import { readPageFacts } from '../../tools/debug/requests/answer-facts.ts';
import { createFaultSwitch } from '../../tools/debug/requests/fault-switch.ts';
import { createCallMatcher } from '../../tools/debug/requests/match-call.ts';
import { createRequestLog } from '../../tools/debug/requests/request-log.ts';
import { watchRequests } from '../../tools/debug/requests/watch-requests.ts';

const realFetch = globalThis.fetch;
const RealXhr = globalThis.XMLHttpRequest;
const server = vi.fn<typeof fetch>();
const nameCall = createCallMatcher([
  ['carts.get', 'GET', '/api/carts'],
  ['carts.setQuantity', 'PUT', '/api/carts/{id}'],
]);

beforeEach(() => {
  globalThis.fetch = server;
  server.mockReset();
  server.mockImplementation(
    async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
  );
});

afterEach(() => {
  setFault('none');
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = RealXhr;
});

const absolute = (path: string) => new URL(path, document.baseURI).href;

test('A request has its method, address, call, status and time.', async () => {
  const log = createRequestLog(nameCall);
  watchRequests(log);
  await fetch('/api/carts/12?x=1', { method: 'put' });
  expect(log.$exchanges.get()).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: absolute('/api/carts/12?x=1'),
      call: 'carts.setQuantity',
      status: 200,
      duration: expect.any(Number) as number,
    }),
  ]);
});

test('A call is named under an application root, and other requests have no name.', () => {
  expect(nameCall('GET', 'https://shop.test/app/api/carts')).toBe('carts.get');
  expect(nameCall('POST', 'https://shop.test/api/carts')).toBeUndefined();
  expect(nameCall('GET', 'https://shop.test/api/carts/1')).toBeUndefined();
});

test('A request without an answer has status 0 and the reason; the page gets the same error.', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  const log = createRequestLog(nameCall);
  watchRequests(log);
  await expect(fetch('/api/carts')).rejects.toThrow('Failed to fetch');
  expect(log.$exchanges.get()[0]).toMatchObject({ status: 0, problem: 'Failed to fetch' });
});

test('A change is added to the answer that came last, once.', async () => {
  const log = createRequestLog(nameCall);
  watchRequests(log);
  log.addChange('$early');
  await fetch('/api/carts');
  log.addChange('$cart');
  log.addChange('$cart');
  expect(log.$exchanges.get()[0]!.changes).toEqual(['$cart']);
});

test('A change long after the last answer belongs to none.', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  const log = createRequestLog(nameCall);
  watchRequests(log);
  await fetch('/api/carts');
  now.mockReturnValue(1101);
  log.addChange('$late');
  now.mockRestore();
  expect(log.$exchanges.get()[0]!.changes).toEqual([]);
});

test('A failure that the library reports is added to the last request of its address.', async () => {
  const log = createRequestLog(nameCall);
  watchRequests(log);
  await fetch('/api/carts');
  log.addProblem('/api/carts', 'The answer has a wrong shape.');
  log.addProblem('/elsewhere', 'unrelated');
  expect(log.$exchanges.get().map(({ problem }) => problem)).toEqual(['The answer has a wrong shape.']);
});

test('The oldest requests leave the log first.', () => {
  const log = createRequestLog(nameCall);
  for (let index = 0; index < 205; index += 1) log.begin('GET', absolute(`/${index}`));
  expect(log.$exchanges.get()).toHaveLength(200);
  expect(log.$exchanges.get()[0]!.url).toBe(absolute('/5'));
});

test('A fault is recorded, and its end restores fetch and XMLHttpRequest.', async () => {
  const log = createRequestLog(nameCall);
  const faults = createFaultSwitch(log);
  faults.set('error');
  expect((await fetch('/api/carts')).status).toBe(500);
  expect(server).not.toHaveBeenCalled();
  expect(log.$exchanges.get()[0]).toMatchObject({ status: 500 });
  faults.set('none');
  await fetch('/api/carts');
  expect(log.$exchanges.get().map(({ status }) => status)).toEqual([500, 200]);
  faults.end();
  expect(globalThis.fetch).toBe(server);
  expect(globalThis.XMLHttpRequest).toBe(RealXhr);
});

test('An XMLHttpRequest is recorded.', async () => {
  const log = createRequestLog(nameCall);
  const faults = createFaultSwitch(log);
  faults.set('offline');
  const request = new XMLHttpRequest();
  request.open('put', '/api/carts/3');
  const ended = new Promise((resolve) => request.addEventListener('loadend', resolve));
  request.send();
  await ended;
  expect(log.$exchanges.get()[0]).toMatchObject({
    method: 'PUT',
    call: 'carts.setQuantity',
    status: 0,
    problem: 'no answer',
  });
  faults.end();
});

test('An answer is read for its facts, and the page still reads it.', async () => {
  const html = '<!doctype html><html lang="nl"><main data-page>Hallo</main></html>';
  server.mockResolvedValue(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const log = createRequestLog(nameCall);
  watchRequests(log);
  const response = await fetch('/nl');
  expect(await response.text()).toBe(html);
  await vi.waitFor(() => expect(log.$exchanges.get()[0]!.answer).toBeDefined());
  expect(log.$exchanges.get()[0]!.answer).toMatchObject({
    type: 'text/html',
    page: { lang: 'nl', hasPage: true },
  });
});

test('The facts of a page are read from its text, in any quotes.', () => {
  const html = `<html data-policy='shop' lang=fr><script src="/a/archipel.js?v=2" type=module></script>`;
  expect(readPageFacts(`${html}<main class="x" data-page>`)).toEqual({
    hasPage: true,
    isWhole: true,
    lang: 'fr',
    policy: 'shop',
    script: '/a/archipel.js?v=2',
  });
  expect(readPageFacts('<div data-page-part="menu">')).toMatchObject({ hasPage: false, isWhole: false });
});
