import { expect, test, vi } from 'vitest';
import { find } from '../../support/page.ts';
import { enter, field, showForms, submit } from '../support/forms.ts';

const { missing } = vi.hoisted(() => ({ missing: [] as (() => void)[] }));

vi.mock(import('#validation/engine/server-errors.ts'), async (original) => ({
  ...(await original()),
  withServerErrors: (_work, instead) => {
    if (instead) missing.push(instead);
  },
}));

test('without the code that shows a refusal the first wrong field has the focus, if one is still wrong [VAL-15]', async () => {
  const form = await showForms(`<form>${field('A', 'data-val-required="Requis."')}</form>`);
  submit(form);
  const [focusFirst] = missing.splice(0);
  focusFirst!();
  expect(document.activeElement).toBe(find('#A'));
  find('#A').blur();
  enter(find('#A'), 'x');
  expect(focusFirst).not.toThrow();
  expect(document.activeElement).not.toBe(find('#A'));
});
