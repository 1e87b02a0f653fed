import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import { sendForm } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { findRule } from '#validation/engine/registry.ts';
import { watchConsole } from '../support/console.ts';
import { find } from '../support/page.ts';
import { enter, field, showForms, submit, text, type } from './support/forms.ts';

// Mocked, because the native method that the library captured on load fails on happy-dom's wrapped forms.
vi.mock(import('#runtime/dom/safe.ts'), async (load) => ({ ...(await load()), sendForm: vi.fn() }));

const RULES = 'data-val-required="Requis." data-val-remote="Pris." data-val-remote-url="/user"';

interface RecordedRequest {
  url: string;
  init: RequestInit;
  answer: (value: unknown, status?: number) => void;
  fail: () => void;
}

let requested: RecordedRequest[] = [];

function listenToRequests(): void {
  requested = [];
  const request = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const headers = { 'Content-Type': 'application/json' };
      const answer = (value: unknown, status = 200) =>
        resolve(new Response(JSON.stringify(value), { status, headers }));
      requested.push({ url, init, answer, fail: () => reject(new TypeError('network')) });
    });
  vi.stubGlobal('fetch', request);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function showRemote(rules = RULES) {
  listenToRequests();
  const form = await showForms(`<form>${field('A', rules)}</form>`);
  await findRule('remote');
  return { form, input: find<HTMLInputElement>('#A') };
}

const message = () => text('[data-valmsg-for="A"]');
const whenRequested = (count: number) => vi.waitFor(() => expect(requested).toHaveLength(count));

test('an older answer that comes later says nothing [VAL-05] (jv#2434, jv#2490)', async () => {
  const { input } = await showRemote();
  enter(input, 'one');
  enter(input, 'two');
  await whenRequested(2);
  expect(requested[0]!.init.signal?.aborted).toBe(true);
  requested[1]!.answer(true);
  requested[0]!.answer(false);
  await whenIdle();
  expect(message()).toBe('');
});

test('a late refusal says nothing once the field is wrong by itself [VAL-05] (jv#2434)', async () => {
  const { input } = await showRemote();
  enter(input, 'one');
  await whenRequested(1);
  enter(input, '');
  expect(message()).toBe('Requis.');
  requested[0]!.answer('Trop tard.');
  await whenIdle();
  expect(message()).toBe('Requis.');
});

test('the same value is not asked about again, another one is [VAL-05] (jv#2479)', async () => {
  const { input } = await showRemote();
  enter(input, 'one');
  await whenRequested(1);
  requested[0]!.answer(false);
  await vi.waitFor(() => expect(message()).toBe('Pris.'));
  enter(input, 'two');
  await whenRequested(2);
  requested[1]!.answer(true);
  await whenIdle();
  enter(input, 'one');
  expect(message()).toBe('Pris.');
  expect(requested).toHaveLength(2);
});

test('a refusal heals while one types [VAL-05] (jv#1002)', async () => {
  const { input } = await showRemote();
  enter(input, 'one');
  await whenRequested(1);
  requested[0]!.answer('Non !');
  await vi.waitFor(() => expect(message()).toBe('Non !'));
  type(input, 'on');
  expect(message()).toBe('');
  expect(requested).toHaveLength(1);
});

test.each([
  ['a failure of the network', (one: RecordedRequest) => one.fail()],
  ['a failure of the server', (one: RecordedRequest) => one.answer(null, 500)],
])('%s is no refusal, and does not stay pending [VAL-05] (jv#2467)', async (_, fail) => {
  watchConsole();
  const { input } = await showRemote();
  enter(input, 'one');
  await whenRequested(1);
  expect(input.getAttribute('aria-busy')).toBe('true');
  fail(requested[0]!);
  await vi.waitFor(() => expect(input.hasAttribute('aria-busy')).toBe(false));
  expect(message()).toBe('');
});

test('an answer that does not come within five seconds is no refusal [VAL-05]', async () => {
  const { input } = await showRemote();
  vi.useFakeTimers();
  enter(input, 'one');
  expect(requested).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(input.hasAttribute('aria-busy')).toBe(false);
  expect(message()).toBe('');
});

test('other methods send the fields in the body [VAL-05]', async () => {
  const { input } = await showRemote(`${RULES} data-val-remote-type="POST"`);
  enter(input, 'one');
  await whenRequested(1);
  expect(requested[0]!.init.method).toBe('POST');
  expect(String(requested[0]!.init.body)).toBe('A=one');
  requested[0]!.answer(true);
});

test('a form that waits is sent once, with its button, and further clicks wait too [VAL-05] (core#20645, core#4867, acv#39)', async () => {
  const { form, input } = await showRemote();
  const button = document.createElement('button');
  form.append(button);
  const sent: unknown[] = [];
  vi.mocked(sendForm).mockImplementationOnce((_form, submitter) => void sent.push(submitter));
  enter(input, 'one');
  await whenRequested(1);
  expect(submit(form, button)).toBe(false);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(submit(form, button)).toBe(false);
  requested[0]!.answer(true);
  await vi.waitFor(() => expect(sent).toEqual([button]));
  expect(requested).toHaveLength(1);
});

test('a form whose field is refused meanwhile is not sent [VAL-05] (acv#14)', async () => {
  const { form, input } = await showRemote();
  vi.mocked(sendForm).mockClear();
  enter(input, 'one');
  await whenRequested(1);
  submit(form);
  requested[0]!.answer(false);
  await vi.waitFor(() => expect(message()).toBe('Pris.'));
  expect(sendForm).not.toHaveBeenCalled();
});

test('a form that leaves the page while its submit waits is neither sent nor spoken of [NAV-14]', async () => {
  const { form, input } = await showRemote();
  vi.mocked(sendForm).mockClear();
  const reported: unknown[] = [];
  form.addEventListener('archipel:form-validated', ({ detail }: CustomEventInit) => reported.push(detail));
  announce('Nouvelle page');
  enter(input, 'one');
  await whenRequested(1);
  submit(form);
  form.remove();
  // The observer receives the removal, as it does on a visit.
  await Promise.resolve();
  requested[0]!.answer(false);
  await whenIdle();
  expect(text('[role="status"]')).toBe('Nouvelle page');
  expect(reported).toEqual([]);
  expect(sendForm).not.toHaveBeenCalled();
});

test('an answer of a wrong shape is invalid, and one error that names the address [VAL-05]', async () => {
  const watched = watchConsole();
  const { input } = await showRemote();
  enter(input, 'one');
  await whenRequested(1);
  requested[0]!.answer({ valid: true });
  await vi.waitFor(() => expect(message()).toBe('Pris.'));
  expect(watched.errors()).toEqual([
    expect.stringContaining(
      '/user has a wrong shape; the field counts as invalid. The answer: Expected true',
    ),
  ]);
});
