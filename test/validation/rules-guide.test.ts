import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';
import { checkForm } from '../../demo/rules/form.ts';
import { guideFields } from '../../demo/rules-guide/index.ts';
import type { GuideField } from '../../demo/rules-guide/index.ts';

document.documentElement.lang = 'fr';

const types = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
]);

function fileOf(name: string): File {
  const size = name.startsWith('2k') ? 2048 : 1;
  return new File([new Uint8Array(size)], name, { type: types.get(name.split('.')[1]!) ?? '' });
}

/** Validates the page of rules with one example per field; returns the invalid fields. */
async function wrongOnes(exampleOf: (field: GuideField) => string): Promise<string[]> {
  const entries = (kind: string, read: (text: string) => unknown) =>
    Object.fromEntries(
      guideFields.filter((field) => field.kind === kind).map((field) => [field.name, read(exampleOf(field))]),
    ) as Record<string, never>;
  const parts = (text: string) => text.split(' ').filter(Boolean);
  const values = Object.fromEntries(guideFields.map((field) => [field.name, exampleOf(field)]));
  const more = {
    files: entries('file', (text) => parts(text).map(fileOf)),
    counts: entries('boxes', (text) => parts(text).length),
  };
  const found = await checkForm(testValue, guideFields, { ...values, 'Rule.country': 'BE' }, more);
  return [...found.keys()];
}

test('the page of rules has every rule of the engine [VAL-16] [VAL-17]', () => {
  const rules = readdirSync('validation/rules').map((file) => file.replace('.ts', ''));
  expect(new Set(guideFields.map(({ rule }) => rule.rule))).toEqual(new Set(rules));
});

test('its right examples are right', async () => {
  expect(await wrongOnes(({ right }) => right)).toEqual([]);
});

test('its wrong examples are wrong, but for what only the server knows', async () => {
  const names = guideFields.map(({ name }) => name).filter((name) => name !== 'Rule.remote');
  expect(await wrongOnes(({ wrong }) => wrong)).toEqual(names);
});
