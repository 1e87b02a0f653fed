import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import { showSending, startBusy } from '#validation/server-errors/busy.ts';
import { find, showPage } from '../support/page.ts';
import { field, submit } from './support/forms.ts';

let life: AbortController;

// A fresh engine for each test: the code that marks buttons is loaded once.
beforeEach(async () => {
  vi.resetModules();
  life = new AbortController();
  showPage(`<form>${field('A', 'data-val-required="Requis."', 'x')}<button>Envoyer</button></form>`);
  const { listen } = await import('#validation/engine/listen.ts');
  listen(life.signal);
});

afterEach(() => life.abort());

test('a form that was filled by the server has a busy button too while it is sent [VAL-19]', async () => {
  const button = find<HTMLButtonElement>('button');
  expect(submit(find('form'), button)).toBe(true);
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test('a form that another listener sends itself has none [VAL-19]', async () => {
  const button = find<HTMLButtonElement>('button');
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  expect(submit(find('form'), button)).toBe(false);
  await (await import('#validation/engine/server-errors.ts')).prepare();
  await whenIdle();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

describe('the button of a sent form is busy [VAL-19]', () => {
  const button = () => find<HTMLButtonElement>('button');
  const isBusy = () => button().getAttribute('aria-busy') === 'true';
  const send = (submitter: HTMLElement | null = button()) =>
    showSending({ defaultPrevented: false, target: find('form'), submitter } as unknown as SubmitEvent);
  const block = (details: object) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), details));

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('for 10 s, because a download does not replace the page', () => {
    send();
    vi.advanceTimersByTime(9_999);
    expect(isBusy()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });

  test('until the page is shown again', () => {
    send();
    dispatchEvent(new Event('pageshow'));
    expect(isBusy()).toBe(false);
  });

  test('until the policy blocks the form', () => {
    send();
    block({ effectiveDirective: 'img-src', disposition: 'enforce' });
    expect(isBusy()).toBe(true);
    block({ effectiveDirective: 'form-action', disposition: 'enforce' });
    expect(isBusy()).toBe(false);
  });

  test('until its own submit ends, not that of an earlier one', () => {
    send();
    dispatchEvent(new Event('pageshow'));
    button().setAttribute('aria-busy', 'own');
    dispatchEvent(new Event('pageshow'));
    block({ effectiveDirective: 'form-action', disposition: 'enforce' });
    expect(button().getAttribute('aria-busy')).toBe('own');
  });

  test.each([
    ['_self', undefined, true],
    ['_blank', undefined, false],
    ['', undefined, true],
    ['_blank', '_self', true],
    ['_self', 'frame', false],
    [undefined, 'frame', false],
  ])('unless another window shows the answer: target %j, formtarget %j', (target, own, expected) => {
    if (target !== undefined) find('form').setAttribute('target', target);
    if (own !== undefined) button().setAttribute('formtarget', own);
    send();
    expect(isBusy()).toBe(expected);
  });

  test('and none where a script has sent the form', () => {
    expect(() => send(null)).not.toThrow();
    expect(isBusy()).toBe(false);
  });
});

test('all submits are marked until the end of the page [VAL-19]', () => {
  const busy = new AbortController();
  startBusy(busy.signal);
  const button = find<HTMLButtonElement>('button');
  submit(find('form'), button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  button.removeAttribute('aria-busy');
  busy.abort();
  life.abort();
  submit(find('form'), button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
});
