import { afterEach, expect, test } from 'vitest';
import { markSent } from '../../../islands/address-request/mark-sent.ts';
import { readOutcome } from '../../../islands/address-request/read-outcome.ts';
import { find, showPage } from '../../support/page.ts';

const read = (text: string) => readOutcome({ text, policy: '', url: location.href });

afterEach(() => document.body.replaceChildren());

test.each([
  ['<p data-error-message="Trop tard."></p>', 'refused', 'Trop tard.'],
  ['<p data-error-message> Trop tard. </p>', 'refused', 'Trop tard.'],
  ['<div><b data-success-message>Merci.</b></div>', 'done', 'Merci.'],
  ['{"Status":"OK","Message":"Merci."}', 'done', 'Merci.'],
  ['{"Status":"Error","Message":"Non."}', 'refused', 'Non.'],
  ['{"Status":500}', 'refused', ''],
])('%s is %s: %s [SAL-01]', (text, kind, message) => {
  expect(read(text)).toEqual({ kind, message });
});

test('an error counts before a success, and other HTML is content [SAL-01]', () => {
  expect(read('<i data-success-message="ok"></i><i data-error-message="no"></i>').kind).toBe('refused');
  expect(read('<form><input name="Street"></form>').kind).toBe('content');
});

test.each(['', '   ', '{"what":1}', '[1]', '{broken', 'tout va bien'])(
  '"%s" makes no sense [SAL-01]',
  (text) => {
    expect(read(text).kind).toBe('unknown');
  },
);

test.each([
  ['<a id="t" href="/x" data-modal aria-label="Old">Ask</a>', 'link'],
  ['<button id="t" data-modal="/x" formaction="/y">Ask</button>', null],
])('a trigger that was used stays readable, can have the focus, and leads nowhere [SAL-01]', (html, role) => {
  showPage(html);
  const trigger = find('#t');
  markSent(trigger, 'Sent', 'It is on its way.');
  for (const name of ['href', 'data-modal', 'formaction', 'aria-label'])
    expect(trigger.hasAttribute(name), name).toBe(false);
  expect([trigger.textContent, trigger.title, trigger.getAttribute('aria-disabled')]).toEqual([
    'Sent',
    'It is on its way.',
    'true',
  ]);
  expect(trigger.getAttribute('role')).toBe(role);
  trigger.focus();
  expect(document.activeElement).toBe(trigger);
});
