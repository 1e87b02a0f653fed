import { expect, test } from 'vitest';
import type { RuleContext } from '#validation/engine/rule.ts';
import { date } from '#validation/rules/date.ts';
import { showPage } from '../../support/page.ts';

const isDate = (value: string, type: string) => date.test(value, { type } as RuleContext);

test('a date field is wrong only where the browser has read nothing, in its own format [VAL-08]', () => {
  showPage('', { lang: 'fr' });
  for (const type of ['date', 'datetime-local', 'month']) {
    expect(isDate('2026-12-31', type)).toBe(true);
    expect(isDate('', type)).toBe(false);
  }
});

test('a text and a hidden field have the short format of the culture [VAL-08]', () => {
  showPage('', { lang: 'fr' });
  for (const type of ['text', 'hidden']) {
    expect(isDate('31/12/2026', type)).toBe(true);
    expect(isDate('2026-12-31', type)).toBe(false);
  }
});
