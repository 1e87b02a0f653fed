import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineService } from '#runtime/islands/definition.ts';
import { on } from '#runtime/page/events.ts';
import { addDefinition, allServices } from '#runtime/islands/registry.ts';
import { askToSignIn, giveUpRefused, takeRefused } from '#runtime/requests/sign-in.ts';
import { showPage } from '../../support/page.ts';

let controller: AbortController;

beforeEach(() => {
  showPage('');
  document.head.innerHTML = '<meta name="csrf-token" content="after">';
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  giveUpRefused();
});

const ask = (
  send = vi.fn(() => Promise.resolve('answer')),
  request: Parameters<typeof askToSignIn>[1] = {},
) => ({
  send,
  answered: askToSignIn('/fr/account', request, send),
});

test('where no login can be shown the request stays refused', async () => {
  const { send, answered } = ask();
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
    const both = [ask(), ask(undefined, { method: 'POST' })];
    const taken = takeRefused();
    expect(taken.map(({ url, isWrite }) => [url, isWrite])).toEqual([
      ['/fr/account', false],
      ['/fr/account', true],
    ]);
    expect(takeRefused()).toEqual([]);
    for (const request of taken) await request.repeat();
    expect(await Promise.all(both.map(({ answered }) => answered))).toEqual(['answer', 'answer']);
    expect(both.map(({ send }) => send.mock.calls.length)).toEqual([1, 1]);
  });

  test('what fails the second time fails for whoever asked first', async () => {
    const { answered } = ask(vi.fn(() => Promise.reject(new Error('again'))));
    const [request] = takeRefused();
    await request!.repeat();
    await expect(answered).rejects.toThrow('again');
  });

  test('what is given up is answered with nothing', async () => {
    const { answered, send } = ask();
    giveUpRefused();
    expect(await answered).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('a page that prevents the login leaves the request refused', async () => {
    on('sign-in-needed', (event) => event.preventDefault(), controller.signal);
    expect(await ask().answered).toBeUndefined();
  });

  test('what nobody waits for any more is not repeated', async () => {
    const { answered } = ask(undefined, { signal: controller.signal });
    controller.abort();
    expect(await answered).toBeUndefined();
    expect(takeRefused()).toEqual([]);
  });

  test.each([
    ['FormData', new FormData()],
    ['URLSearchParams', new URLSearchParams()],
  ])('a form of %s is sent again with the token that the login has brought', async (_kind, body) => {
    body.set('__RequestVerificationToken', 'before');
    body.set('Quantity', '3');
    ask(undefined, { method: 'POST', body });
    await takeRefused()[0]!.repeat();
    expect([body.get('__RequestVerificationToken'), body.get('Quantity')]).toEqual(['after', '3']);
  });

  test('a form without a token gets none', async () => {
    const body = new FormData();
    ask(undefined, { method: 'POST', body });
    await takeRefused()[0]!.repeat();
    expect([...body.keys()]).toEqual([]);
  });

  test('what was given up after it was taken is not sent, not even after a login', async () => {
    const { answered, send } = ask(undefined, { signal: controller.signal });
    const [request] = takeRefused();
    controller.abort();
    await request!.repeat();
    expect(await answered).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('a request that the page takes away leaves the others waiting', async () => {
    ask();
    on('sign-in-needed', (event) => event.preventDefault(), controller.signal);
    expect(await ask().answered).toBeUndefined();
    expect(takeRefused()).toHaveLength(1);
  });

  // The last of all: the code of a dialog that could not be had is lost for the life of the document.
  test('nobody waits for a dialog whose code can’t be had, now or later', async () => {
    const first = ask();
    allServices()[0]!.failed!();
    expect(await first.answered).toBeUndefined();
    expect(await ask().answered).toBeUndefined();
  });
});
