import { expect, test, vi } from 'vitest';
import { createLogin } from '../../islands/login-dialog/dialog.ts';
import { sendLogin } from '../../islands/login-dialog/outcome.ts';
import { watchConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';

vi.mock('../../islands/login-dialog/outcome.ts');

test('a login that fails on our side can be sent again: its button is free, and the fault is reported [ERR-01]', async () => {
  const { errors } = watchConsole();
  showPage('', { lang: 'fr' });
  vi.mocked(sendLogin).mockResolvedValue({ landing: undefined });
  const onSuccess = vi.fn(() => Promise.reject(new Error('Oops.')));
  const { signal } = new AbortController();
  const { dialog } = createLogin({ signal, onLoaded: () => {}, onSuccess });
  dialog.body.innerHTML = '<form method="post" action="/in"><button>Se connecter</button></form>';
  document.body.append(dialog.element);
  const submitter = dialog.body.querySelector('button')!;
  const send = () =>
    dialog.body
      .querySelector('form')!
      .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  send();
  expect(submitter.getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(errors()).toEqual([expect.stringContaining('Oops.')]));
  expect(submitter.getAttribute('aria-busy')).not.toBe('true');
  send();
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(2));
});

test('the dialog has the class that sites know it by [ERR-01]', () => {
  const { signal } = new AbortController();
  const { dialog } = createLogin({ signal, onLoaded: () => {}, onSuccess: () => Promise.resolve() });
  expect(dialog.element.classList).toContain('login-modal');
});
