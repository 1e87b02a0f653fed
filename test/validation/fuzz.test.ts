import { afterEach, expect, test, vi } from 'vitest';
import { validateElement } from '#validation/engine/submit.ts';
import { watchConsole } from '../support/console.ts';
import { find, showPage } from '../support/page.ts';
import { fc, runs } from '../support/properties.ts';
import { enter, lines, showForms, SUMMARY, submit, type } from './support/forms.ts';

// Mocked, because the native method that the library captured on load fails on happy-dom's wrapped forms.
vi.mock(import('#runtime/dom/safe.ts'), async (load) => ({ ...(await load()), sendForm: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

const VALUES = [
  '',
  ' ',
  'a',
  'été',
  '12',
  '12,5',
  '-1',
  '1e5',
  '...',
  '<b>x</b>',
  '31/12/2026',
  'a@b.be',
  ' a@b ',
  '4111111111111111',
  'x'.repeat(60),
  '😀',
  '\u0000',
  '__proto__',
];
const RULES = [
  'required',
  'email',
  'url',
  'number',
  'digits',
  'date',
  'creditcard',
  'mandatory',
  'iban',
  'time',
  'lettersonly',
  'ipv6',
  'nifes',
  'phone',
  'nosuch',
  'length|min=2,max=5',
  'maxlength|max=3',
  'range|min=1,max=20',
  'equalto|other=*.F1',
  'notequalto|others=M.F1,M.F2',
  'requiredif|other=M.F2,value=a',
  'requiredor|other=M.F3',
  'maxwords|max=2',
  'step|step=0.1',
  'greaterthan|other=M.F1',
  'regex|pattern=[a-z]+',
  'regex|pattern=(',
  'requirefromgroup|min=2,selector=input',
];
const TYPES = ['text', 'checkbox', 'radio', 'hidden', 'password'];

function attributesOf(rule: string): string {
  const [name, params = ''] = rule.split('|');
  const given = params
    .split(/,(?=\w+=)/)
    .filter(Boolean)
    .map((param) => param.split('='));
  return [
    `data-val-${name}="${name} !"`,
    ...given.map(([key, value]) => `data-val-${name}-${key}="${value}"`),
  ].join(' ');
}

/** A field that has the name of another one now and then. */
const fields = fc
  .record({
    rules: fc.array(fc.constantFrom(...RULES), { minLength: 1, maxLength: 3 }),
    state: fc.constantFrom('', '', 'disabled', 'checked'),
    isRepeated: fc.constantFrom(false, false, true),
    style: fc.constantFrom('', '', '', 'style="display:none"'),
    type: fc.constantFrom(...TYPES),
  })
  .map(({ rules, state, isRepeated, style, type }) => (index: number) => {
    const name = isRepeated ? 'M.F1' : `M.F${index}`;
    return `<p ${style}><input type="${type}" name="${name}" ${state} data-val="true" ${rules.map(attributesOf).join(' ')}><span data-valmsg-for="${name}"></span></p>`;
  });
const pages = fc
  .array(fields, { minLength: 1, maxLength: 6 })
  .map((all) => `<form>${SUMMARY}${all.map((write, index) => write(index)).join('')}</form>`);

const inputs = fc.array(
  fc.tuple(fc.boolean(), fc.nat(5), fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'grapheme' }))),
  { maxLength: 8 },
);

const invalid = () =>
  [...document.querySelectorAll('input')]
    .filter((input) => input.validity.customError)
    .map((input) => input.validationMessage);

test('of 600 random forms nothing throws, and the summary is the set of invalid fields [VAL-15]', async () => {
  const { errors } = watchConsole();
  await showForms('<form></form>');
  const property = fc.asyncProperty(pages, inputs, async (page, changes) => {
    showPage(page);
    const form = find<HTMLFormElement>('form');
    // The observer receives the new page before the first event, as in a browser.
    await Promise.resolve();
    const all = [...document.querySelectorAll('input')];
    submit(form);
    for (const [isTyped, index, value] of changes) (isTyped ? type : enter)(all[index % all.length]!, value);
    const result = await validateElement(form);
    expect(lines().filter(Boolean)).toEqual(invalid());
    expect(Object.keys(result.errors).length > 0).toBe(invalid().length > 0);
    expect(errors()).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs(600) });
});
