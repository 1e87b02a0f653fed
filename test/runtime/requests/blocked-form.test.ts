import { expect, test } from 'vitest';
import { onBlockedForm } from '#runtime/requests/blocked-form.ts';

test.each([
  ['form-action', 'enforce', ['https://pay.example']],
  ['form-action', 'report', []],
  ['img-src', 'enforce', []],
])('a submit that the policy blocks is noticed: %s, %s', (effectiveDirective, disposition, expected) => {
  const blocked: string[] = [];
  const controller = new AbortController();
  onBlockedForm((url) => blocked.push(url), controller.signal);
  const violation = () =>
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective,
      disposition,
      blockedURI: 'https://pay.example',
    });
  document.dispatchEvent(violation());
  controller.abort();
  document.dispatchEvent(violation());
  expect(blocked).toEqual(expected);
});
