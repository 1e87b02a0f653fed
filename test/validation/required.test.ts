import { expect, test } from 'vitest';
import { validateElement } from '#validation/engine/submit.ts';
import { find } from '../support/page.ts';
import { leave, showForms } from './support/forms.ts';

const RULE = 'name="A" data-val="true" data-val-required="Requis."';
const message = () => find('[data-valmsg-for="A"]').textContent;

async function validateField(html: string): Promise<string | null> {
  await validateElement(await showForms(`<form>${html}<span data-valmsg-for="A"></span></form>`));
  return message();
}

const option = (value: string, isSelected = false) =>
  `<option value="${value}"${isSelected ? ' selected' : ''}>x</option>`;

test.each([
  ['the empty first choice', `<select ${RULE}>${option('')}${option('BE')}</select>`, 'Requis.'],
  ['a choice', `<select ${RULE}>${option('')}${option('BE', true)}</select>`, ''],
  ['no choice at all', `<select ${RULE}></select>`, 'Requis.'],
  ['nothing of several', `<select multiple ${RULE}>${option('BE')}${option('NL')}</select>`, 'Requis.'],
  [
    'the empty one of several',
    `<select multiple ${RULE}>${option('', true)}${option('NL')}</select>`,
    'Requis.',
  ],
  ['two of several', `<select multiple ${RULE}>${option('BE', true)}${option('NL', true)}</select>`, ''],
])('a required select with %s [VAL-01]', async (_what, html, expected) => {
  expect(await validateField(html)).toBe(expected);
});

test('a required file has to be chosen, and is missed again when it is taken away [VAL-01]', async () => {
  expect(await validateField(`<input type="file" ${RULE}>`)).toBe('Requis.');
  const input = find<HTMLInputElement>('input');
  // Scripts cannot choose a file, so the value of a chosen one is faked.
  let chosen = 'C:\\fakepath\\plan.pdf';
  Object.defineProperty(input, 'value', { get: () => chosen });
  leave(input);
  expect(message()).toBe('');
  chosen = '';
  leave(input);
  expect(message()).toBe('Requis.');
});
