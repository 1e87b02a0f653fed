import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
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
