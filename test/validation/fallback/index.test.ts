import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../support/files.ts';
import { makeElement, showPage } from '../../support/page.ts';

const rules = readdirSync(join(repository, 'validation/rules')).map((file) => file.replace('.ts', ''));
const CULTURES = ['fr', 'nl-BE', 'en'];

/** Returns the messages of a rule in all languages; the module is loaded on demand, as the engine does. */
async function messagesOf(rule: string, attributes = ''): Promise<string[]> {
  const { fallbackFor } = await import('#validation/fallback/index.ts');
  return CULTURES.map((lang) => {
    showPage('', { lang });
    return fallbackFor(rule, makeElement(`<input ${attributes}>`));
  });
}

test('every rule has a sentence of its own in each language [I18N-01]', async () => {
  for (const rule of rules) {
    const messages = await messagesOf(rule, `data-val-${rule}-min="1"`);
    expect(new Set(messages).size, rule).toBe(3);
    for (const message of messages) expect(message, rule).toMatch(/^[A-ZÉÀ].{5,}\.$/);
  }
});

test('a rule without a sentence has the one for all, even if every object has a member of its name', async () => {
  const general = await messagesOf('any');
  expect(general).toEqual(['Vérifiez ce champ.', 'Controleer dit veld.', 'Check this field.']);
  for (const rule of ['nosuch', 'toString', 'constructor']) expect(await messagesOf(rule)).toEqual(general);
  expect(await messagesOf('required')).not.toEqual(general);
});

test.each([
  ['length', ['min', 'max']],
  ['rangelength', ['min', 'max']],
  ['minlength', ['min']],
  ['maxlength', ['max']],
  ['range', ['min', 'max']],
  ['min', ['min']],
  ['max', ['max']],
  ['fileextensions', ['extensions']],
  ['extension', ['extension']],
  ['maxfiles', ['max']],
  ['maxsize', ['max']],
  ['maxsizetotal', ['max']],
  ['minwords', ['min']],
  ['maxwords', ['max']],
  ['rangewords', ['min', 'max']],
  ['step', ['step']],
  ['requirefromgroup', ['min']],
  ['skiporfillminimum', ['min']],
])('the sentence of %s names its parameters %j, and leaves out one that is missing', async (rule, names) => {
  const attributes = names.map((name) => `data-val-${rule}-${name}="<${name}>"`).join(' ');
  const messages = await messagesOf(rule, attributes);
  for (const message of messages) {
    for (const name of names) expect(message).toContain(`<${name}>`);
  }
  expect(await messagesOf(rule)).toEqual(messages.map((message) => message.replace(/<\w+>/g, '')));
});
