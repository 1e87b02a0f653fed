import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFault, setFault } from '../../tools/debug/faults.ts';

const realFetch = globalThis.fetch;
const RealXhr = globalThis.XMLHttpRequest;
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockImplementation(async () => new Response('hello'));
  globalThis.fetch = server;
});

afterEach(() => {
  setFault('none');
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = RealXhr;
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Sends a request by `XMLHttpRequest` and returns the events until its end. */
async function sendXhr(prepare: (request: XMLHttpRequest) => void = () => {}) {
  const request = new XMLHttpRequest();
  request.open('GET', '/api/cart');
  prepare(request);
  const events: string[] = [];
  for (const type of ['load', 'error']) request.addEventListener(type, () => events.push(type));
  const ended = new Promise((resolve) => request.addEventListener('loadend', resolve));
  request.send();
  await ended;
  return { request, events };
}

test('The fault "error" answers 500 without content, and the server receives nothing.', async () => {
  setFault('error');
  const response = await fetch('/api/cart');
  expect(response.status).toBe(500);
  expect(response.url).toBe(new URL('/api/cart', document.baseURI).href);
  expect(await response.text()).toBe('');
  expect(server).not.toHaveBeenCalled();
});

test('The fault "offline" fails as a lost network does.', async () => {
  setFault('offline');
  await expect(fetch('/api/cart')).rejects.toThrow(TypeError);
  expect(server).not.toHaveBeenCalled();
});

test('The fault "slow" sends after its delay.', async () => {
  vi.useFakeTimers();
  setFault('slow', { delay: 500 });
  const answer = fetch('/api/cart');
  await vi.advanceTimersByTimeAsync(499);
  expect(server).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe('hello');
});

test('The fault "slow" waits 3,000 ms by default.', async () => {
  vi.useFakeTimers();
  setFault('slow');
  void fetch('/api/cart');
  await vi.advanceTimersByTimeAsync(2999);
  expect(server).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(server).toHaveBeenCalledOnce();
});

test('A slow request that is aborted is never sent.', async () => {
  vi.useFakeTimers();
  setFault('slow');
  const controller = new AbortController();
  const answer = fetch('/api/cart', { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(3000);
  expect(server).not.toHaveBeenCalled();
});

test('"none" restores fetch and XMLHttpRequest.', async () => {
  setFault('error');
  expect(getFault()).toBe('error');
  expect(globalThis.fetch).not.toBe(server);
  setFault('none');
  expect(getFault()).toBe('none');
  expect(globalThis.fetch).toBe(server);
  expect(globalThis.XMLHttpRequest).toBe(RealXhr);
});

test('A fetch that another script has wrapped meanwhile stays wrapped, without a fault.', async () => {
  setFault('error');
  const faulty = globalThis.fetch;
  const wrapped: typeof fetch = (...args) => faulty(...args);
  globalThis.fetch = wrapped;
  setFault('none');
  expect(globalThis.fetch).toBe(wrapped);
  expect((await fetch('/api/cart')).status).toBe(200);
});

test('An XMLHttpRequest answers 500 without content.', async () => {
  setFault('error');
  const { request, events } = await sendXhr();
  expect(events).toEqual(['load']);
  expect([request.readyState, request.status, request.responseText]).toEqual([4, 500, '']);
});

test('An XMLHttpRequest of JSON answers 500 with null.', async () => {
  setFault('error');
  const { request } = await sendXhr((one) => (one.responseType = 'json'));
  expect(request.response).toBeNull();
});

test('An XMLHttpRequest without a network reports an error.', async () => {
  setFault('offline');
  const { request, events } = await sendXhr();
  expect(events).toEqual(['error']);
  expect(request.status).toBe(0);
});

test('A slow XMLHttpRequest that is aborted ends at once, and is never sent.', () => {
  setFault('slow');
  const request = new XMLHttpRequest();
  const events: string[] = [];
  for (const type of ['abort', 'loadend']) request.addEventListener(type, () => events.push(type));
  request.open('GET', '/api/cart');
  request.send();
  request.abort();
  expect(events).toEqual(['abort', 'loadend']);
});

test('An XMLHttpRequest that is opened anew has nothing of its fault.', async () => {
  setFault('error');
  const { request } = await sendXhr();
  setFault('none');
  request.open('GET', '/api/cart');
  expect([request.status, request.readyState]).toEqual([0, 1]);
});
