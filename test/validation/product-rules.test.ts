import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';
import { isLuhn } from '#validation/libraries/rule-kit.ts';
import { validateElement } from '#validation/engine/submit.ts';
import { find } from '../support/page.ts';
import { check, enter, field, leave, showForms, submit, text, type } from './support/forms.ts';

const errorsOf = async (html: string, lang = 'fr') =>
  (await validateElement(await showForms(`<form>${html}</form>`, lang))).errors;
const plain = (name: string, value: string) => `<input name="${name}" value="${value}">`;

/** Returns the attributes of a rule with its parameters. */
const ruleOf = (name: string, params: Record<string, string>) =>
  [
    `data-val-${name}="Non."`,
    ...Object.entries(params).map(([key, value]) => `data-val-${name}-${key}="${value}"`),
  ].join(' ');

test.each<[string, Record<string, string>, string, string]>([
  ['email', {}, 'anne@exemple.be', 'anne@'],
  ['url', {}, 'https://exemple.be/a?b', 'exemple'],
  ['digits', {}, '0123', '12.3'],
  ['creditcard', {}, '4111 1111 1111 1111', '4111 1111 1111 1112'],
  ['minlength', { min: '3' }, 'abc', 'ab'],
  ['maxlength', { max: '3' }, 'abc', 'abcd'],
  ['length', { min: '2', max: '3' }, 'ab', 'abcd'],
  ['range', { min: '2', max: '10' }, '9,5', '11'],
  ['min', { min: '2' }, '10', '1.9'],
  ['max', { max: '10' }, '9', '10,1'],
])('%s %j takes %s and refuses %s [VAL-02]', async (name, params, right, wrong) => {
  const fields = field('A', ruleOf(name, params), right) + field('B', ruleOf(name, params), wrong);
  expect(await errorsOf(fields)).toEqual({ B: 'Non.' });
});

test.each([
  ['12', true],
  ['1,5', true],
  ['1.5', true],
  ['-1', false],
  ['1.000,5', false],
  ['1,', false],
  [',5', false],
  ['1e3', false],
  ['١', false],
])('%s is a number: %s [VAL-07]', async (value, isValid) => {
  expect(await errorsOf(field('A', ruleOf('number', {}), value))).toEqual(isValid ? {} : { A: 'Non.' });
});

test.each([
  ['0', ''],
  ['-1', ''],
  ['4', 'Trop long.'],
])('maxlength with the limit %s [VAL-06]', async (max, message) => {
  const errors = await errorsOf(
    field('A', `data-val-maxlength="Trop long." data-val-maxlength-max="${max}"`, 'cinq!'),
  );
  expect(errors['A'] ?? '').toBe(message);
});

test.each([
  ['fr', '31/12/2026', true],
  ['fr', '12/31/2026', false],
  ['nl', '31-12-2026', true],
  ['nl', '29-2-2027', false],
  ['fr-BE', '5.1.26', true],
  ['en-US', '12/31/2026', true],
  ['fr', '2026-12-31', false],
])('a date in %s: %s is valid: %s [VAL-08]', async (lang, value, isValid) => {
  expect('A' in (await errorsOf(field('A', 'data-val-date="Date ?"', value), lang))).toBe(!isValid);
});

test('an e-mail is trimmed and written back when it is left, not while one types [VAL-09]', async () => {
  await showForms(`<form>${field('A', 'data-val-email="Mail ?"')}</form>`);
  const input = find<HTMLInputElement>('#A');
  type(input, ' anne@exemple.be ');
  expect(input.value).toBe(' anne@exemple.be ');
  leave(input);
  expect(input.value).toBe('anne@exemple.be');
  expect(text('[data-valmsg-for="A"]')).toBe('');
});

test('a value differs from all listed others [VAL-11]', async () => {
  const rules = 'data-val-notequalto="Autre !" data-val-notequalto-others="B, *.C"';
  expect(await errorsOf(field('M.A', rules, 'x') + plain('B', 'y') + plain('M.C', 'x'))).toEqual({
    'M.A': 'Autre !',
  });
  expect(await errorsOf(field('M.A', rules, 'x') + plain('B', 'y') + plain('M.C', 'z'))).toEqual({});
});

test.each([
  ['', 'BE', true],
  ['', 'FR', false],
  ['isequalto', 'BE', false],
  ['isequalto', 'FR', true],
])(
  'requiredif with comparator "%s" and the other field "%s" demands a value: %s [VAL-12]',
  async (comparator, other, isLatest) => {
    const rules = `data-val-requiredif="Requis." data-val-requiredif-other="C" data-val-requiredif-value="BE" data-val-requiredif-comparator="${comparator}"`;
    expect('A' in (await errorsOf(field('A', rules) + plain('C', other)))).toBe(isLatest);
  },
);

test('requiredif compares a checkbox as true or false, and heals when the box changes [VAL-12]', async () => {
  const rules =
    'data-val-requiredif="Requis." data-val-requiredif-other="C" data-val-requiredif-value="True"';
  const form = await showForms(
    `<form>${field('A', rules)}<input type="checkbox" id="C" name="C" value="true" checked><input type="hidden" name="C" value="false"></form>`,
  );
  await validateElement(form);
  expect(text('[data-valmsg-for="A"]')).toBe('Requis.');
  check(find('#C'), false);
  expect(text('[data-valmsg-for="A"]')).toBe('');
});

test('requiredor is met by this or by the other field [VAL-13]', async () => {
  const rules = 'data-val-requiredor="Un des deux." data-val-requiredor-other="B"';
  expect(await errorsOf(field('A', rules) + plain('B', ''))).toEqual({ A: 'Un des deux.' });
  expect(await errorsOf(field('A', rules) + plain('B', 'x'))).toEqual({});
  expect(await errorsOf(field('A', rules, 'x') + plain('B', ''))).toEqual({});
});

test.each(['mandatory', 'enforcetrue'])(
  '%s demands a checked box in spite of a hidden twin [VAL-14]',
  async (rule) => {
    const box = (state: string) =>
      `<input type="checkbox" name="A" value="true" ${state} data-val="true" data-val-${rule}="Cochez."><input type="hidden" name="A" value="false">`;
    expect(await errorsOf(box(''))).toEqual({ A: 'Cochez.' });
    expect(await errorsOf(box('checked'))).toEqual({});
  },
);

test('a change of the other field judges the one that must be equal [VAL-03]', async () => {
  const form = await showForms(
    `<form>${field('P', '')}${field('Q', 'data-val-equalto="Pas les mêmes." data-val-equalto-other="*.P"')}</form>`,
  );
  enter(find('#P'), 'geheim');
  enter(find('#Q'), 'gehem');
  expect(text('[data-valmsg-for="Q"]')).toBe('Pas les mêmes.');
  enter(find('#P'), 'gehem');
  expect(text('[data-valmsg-for="Q"]')).toBe('');
  expect(submit(form)).toBe(true);
});

test.each([
  ['9', '10', false],
  ['10', '9', true],
  ['2/1/2027', '31/12/2026', true],
  ['1,5', '1.4', true],
])('greater compares numbers and dates, never texts: %s > %s is %s [VAL-16]', async (own, other, isValid) => {
  const rules = 'data-val-greaterthan="Plus !" data-val-greaterthan-other="B"';
  expect('A' in (await errorsOf(field('A', rules, own) + plain('B', other)))).toBe(!isValid);
});

test('groups count what is filled by a selector [VAL-16]', async () => {
  const group = (rule: string, values: string[]) =>
    values
      .map(
        (value, index) =>
          `<input class="g" name="G${index}" value="${value}" data-val="true" data-val-${rule}="Deux." data-val-${rule}-min="2" data-val-${rule}-selector=".g">`,
      )
      .join('');
  expect(Object.keys(await errorsOf(group('requirefromgroup', ['x', '', ''])))).toEqual(['G0', 'G1', 'G2']);
  expect(await errorsOf(group('requirefromgroup', ['x', 'y', '']))).toEqual({});
  expect(await errorsOf(group('skiporfillminimum', ['', '', '']))).toEqual({});
  expect(Object.keys(await errorsOf(group('skiporfillminimum', ['x', '', ''])))).toHaveLength(3);
});

test.each([
  ['postalcode', 'BE', '1000', '0999'],
  ['postalcode', 'NL', '1234 AB', '1234 SS'],
  ['postalcode', 'LU', 'L-1234', '12345'],
  ['phone', 'BE', '0470 12 34 56', '0470 12'],
  ['phone', 'FR', '+33 6 12 34 56 78', '+32 470 12 34 56'],
  ['vat', 'BE', '0411.905.847', '0411.905.848'],
  ['vat', 'CH', 'CHE-116.281.710 MWST', 'CHE-116.281.711'],
  ['vat', 'US', '04-2103594', '07-2103594'],
  ['taxid', 'FR', '732 829 320', '732 829 321'],
  ['taxid', 'CA', '046 454 286', '046 454 287'],
  ['bankaccount', 'BE', 'BE71 0961 2345 6769', 'NL20 INGB 0001 2345 67'],
  ['bankaccount', 'US', '123456789', '12'],
])(
  '%s of %s takes %s and refuses %s, also by the field that holds the country [VAL-17]',
  async (rule, country, good, bad) => {
    const one = (name: string, value: string) =>
      field(name, `data-val-${rule}="Non." data-val-${rule}-countryfield="C"`, value);
    expect(await errorsOf(one('Good', good) + one('Bad', bad) + plain('C', country.toLowerCase()))).toEqual({
      Bad: 'Non.',
    });
  },
);

/** Returns a number of this length with a valid check digit. */
function cardOf(length: number): string {
  const body = '4'.padEnd(length - 1, '0');
  const cards = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
  return cards.find(isLuhn)!;
}

test.each([
  [12, false],
  [13, true],
  [16, true],
  [19, true],
  [20, false],
])('a card number of %d digits, its check digit right, is valid: %s [VAL-16]', async (length, isValid) => {
  expect(cardOf(length)).toHaveLength(length);
  expect(await testValue('creditcard', cardOf(length))).toBe(isValid);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['9:05', true],
  ['24:00', false],
  ['23:60', false],
  ['-1:00', false],
  ['12', false],
])('%s is a time of the day: %s [VAL-16]', async (value, isValid) => {
  expect(await testValue('time', value)).toBe(isValid);
});
