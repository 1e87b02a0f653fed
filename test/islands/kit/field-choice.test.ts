import { beforeEach, expect, test } from 'vitest';
import { putFieldChoice, readFieldChoice, readWrittenFieldChoice } from '#kit/field-choice.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() =>
  showPage(
    '<form><p name="country">text</p><textarea name="country"></textarea>' +
      '<select name="country"><option value="BE">b</option><option value="FR">f</option></select>' +
      '</form>',
  ),
);

test('only fields with a choice count, whatever else has their name [CRT-03]', () => {
  const form = find('form');
  expect([readFieldChoice(form, 'country'), readWrittenFieldChoice(form, 'country')]).toEqual(['BE', 'BE']);
  putFieldChoice(form, 'country', 'FR');
  expect(readFieldChoice(form, 'country')).toBe('FR');
});
