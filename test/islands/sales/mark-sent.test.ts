import { afterEach, expect, test } from 'vitest';
import { markSent } from '../../../islands/address-request/mark-sent.ts';
import { find, showPage } from '../../support/page.ts';

afterEach(() => document.body.replaceChildren());

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
