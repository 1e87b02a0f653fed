import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineService } from '#runtime/islands/definition.ts';
import { emit, on } from '#runtime/page/events.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { cancelRejected, hasRejected, requestSignIn, takeRejected } from '#runtime/requests/sign-in.ts';
import { showPage } from '../../support/page.ts';

let controller: AbortController;

beforeEach(() => {
  showPage('');
  document.head.innerHTML = '<meta name="csrf-token" content="after">';
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  cancelRejected();
});

const attempt = (
  send = vi.fn(() => Promise.resolve('answer')),
  request: Parameters<typeof requestSignIn>[1] = {},
) => ({
  send,
  answered: requestSignIn('/fr/account', request, send),
});

test('where no login can be shown the request stays refused', async () => {
  const { send, answered } = attempt();
  expect(await answered).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

describe('where a login can be shown [ERR-01]', () => {
  beforeAll(() =>
    addDefinition(
      defineService({
        name: 'login',
        when: 'load',
        event: 'sign-in-needed',
        load: () => Promise.resolve({ default: () => {} }),
      }),
    ),
  );

  test('requests wait, oldest first, and are taken once', async () => {
    const both = [attempt(), attempt(undefined, { method: 'POST' })];
    const taken = takeRejected();
    expect(taken.map(({ url, isWrite }) => [url, isWrite])).toEqual([
      ['/fr/account', false],
      ['/fr/account', true],
    ]);
    expect(takeRejected()).toEqual([]);
    for (const request of taken) await request.repeat();
    expect(await Promise.all(both.map(({ answered }) => answered))).toEqual(['answer', 'answer']);
    expect(both.map(({ send }) => send.mock.calls.length)).toEqual([1, 1]);
  });

  test('what fails the second time fails for whoever asked first', async () => {
    const { answered } = attempt(vi.fn(() => Promise.reject(new Error('again'))));
    const [request] = takeRejected();
    await request!.repeat();
    await expect(answered).rejects.toThrow('again');
  });

  test('what is given up is answered with nothing', async () => {
    const { answered, send } = attempt();
    cancelRejected();
    expect(await answered).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('a page that prevents the login leaves the request refused', async () => {
    on('sign-in-needed', (event) => event.preventDefault(), controller.signal);
    expect(await attempt().answered).toBeUndefined();
  });

  test('what nobody waits for any more is not repeated', async () => {
    const { answered } = attempt(undefined, { signal: controller.signal });
    controller.abort();
    expect(await answered).toBeUndefined();
    expect(takeRejected()).toEqual([]);
  });

  test.each([
    ['FormData', new FormData()],
    ['URLSearchParams', new URLSearchParams()],
  ])('a form of %s is sent again with the token that the login has brought', async (_kind, body) => {
    body.set('__RequestVerificationToken', 'before');
    body.set('Quantity', '3');
    attempt(undefined, { method: 'POST', body });
    await takeRejected()[0]!.repeat();
    expect([body.get('__RequestVerificationToken'), body.get('Quantity')]).toEqual(['after', '3']);
  });

  test('a form without a token gets none', async () => {
    const body = new FormData();
    attempt(undefined, { method: 'POST', body });
    await takeRejected()[0]!.repeat();
    expect([...body.keys()]).toEqual([]);
  });

  test('what was given up after it was taken is not sent, not even after a login', async () => {
    const { answered, send } = attempt(undefined, { signal: controller.signal });
    const [request] = takeRejected();
    controller.abort();
    await request!.repeat();
    expect(await answered).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('a request that the page takes away leaves the others waiting', async () => {
    attempt();
    on('sign-in-needed', (event) => event.preventDefault(), controller.signal);
    expect(await attempt().answered).toBeUndefined();
    expect(takeRejected()).toHaveLength(1);
  });

  test('whether requests wait for a login can be seen', () => {
    expect(hasRejected()).toBe(false);
    attempt();
    expect(hasRejected()).toBe(true);
    cancelRejected();
    expect(hasRejected()).toBe(false);
  });

  test('a login that fails to load without a network is expected again later', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const first = attempt();
    emit(document, 'service-error', { name: 'login' });
    expect(await first.answered).toBeUndefined();
    online.mockRestore();
    void attempt();
    expect(hasRejected()).toBe(true);
  });

  test('another service that fails to load leaves the requests waiting', () => {
    attempt();
    emit(document, 'service-error', { name: 'another' });
    expect(hasRejected()).toBe(true);
  });

  // Last in this file: a dialog that failed to load remains unavailable until the document ends.
  test('nobody waits for a dialog whose code can’t be had, now or later', async () => {
    const first = attempt();
    emit(document, 'service-error', { name: 'another' });
    emit(document, 'service-error', { name: 'login' });
    expect(await first.answered).toBeUndefined();
    expect(await attempt().answered).toBeUndefined();
  });
});
