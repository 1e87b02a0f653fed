import { afterEach, expect, test, vi } from 'vitest';
import { defineRule } from '#validation/engine/define-rule.ts';
import { testValue } from '#validation/engine/plain.ts';
import { validateElement } from '#validation/engine/submit.ts';
import { watchConsole } from '../../support/console.ts';
import { field, showForms } from '../support/forms.ts';

afterEach(() => void vi.restoreAllMocks());

const errorsOf = async (html: string) =>
  (await validateElement(await showForms(`<form>${html}</form>`))).errors;

test('a site adds a rule, and its own text is the message [VAL-15]', async () => {
  defineRule('even', { test: (value, { param }) => Number(value) % 2 === 0 || param('why') });
  expect(await errorsOf(field('A', 'data-val-even="Pair !" data-val-even-why="3 est impair."', '3'))).toEqual(
    { A: '3 est impair.' },
  );
  expect(await errorsOf(field('A', 'data-val-even="Pair !"', '3'))).toEqual({ A: 'Pair !' });
});

test('a rule is loaded when a field first names it [VAL-15]', async () => {
  let loads = 0;
  defineRule('odd', async () => {
    loads += 1;
    return { default: { test: (value) => Number(value) % 2 === 1 } };
  });
  expect(loads).toBe(0);
  expect(
    await errorsOf(field('A', 'data-val-odd="Impair !"', '2') + field('B', 'data-val-odd="Impair !"', '4')),
  ).toEqual({ A: 'Impair !', B: 'Impair !' });
  expect(loads).toBe(1);
});

test('a rule that could not be loaded passes, and is loaded the next time [VAL-15]', async () => {
  const { errors } = watchConsole();
  let isOnline = false;
  defineRule('flaky', () =>
    isOnline ? Promise.resolve({ default: { test: () => false } }) : Promise.reject(new Error('Offline.')),
  );
  const html = field('A', 'data-val-flaky="Non."', 'x');
  expect(await errorsOf(html)).toEqual({});
  expect(errors().join()).toContain('Offline.');
  isOnline = true;
  expect(await errorsOf(html)).toEqual({ A: 'Non.' });
});

test('a rule that throws or rejects is reported and passes [VAL-15]', async () => {
  const { errors } = watchConsole();
  defineRule('throwing', {
    test: () => {
      throw new Error('Oops.');
    },
  });
  defineRule('rejecting', { test: () => Promise.reject(new Error('Late oops.')) });
  expect(await errorsOf(field('A', 'data-val-throwing="x" data-val-rejecting="y"', 'v'))).toEqual({});
  expect(errors()).toEqual([expect.stringContaining('Oops.'), expect.stringContaining('Late oops.')]);
});

test.each([
  ['no-value', {}],
  ['7', { A: 'Déjà pris.' }],
  ['8', { A: 'Impair !' }],
])(
  'a rule that costs a request runs once all others have passed, wherever it stands (%s) [VAL-15]',
  async (value, errors) => {
    const tested: string[] = [];
    defineRule('free', { isLast: true, test: (text) => tested.push(text) < 0 });
    defineRule('uneven', { test: (text) => Number(text) % 2 === 1 });
    const html = field(
      'A',
      'data-val-free="Déjà pris." data-val-uneven="Impair !"',
      value === 'no-value' ? '' : value,
    );
    expect(await errorsOf(html)).toEqual(errors);
    expect(tested).toEqual(value === '7' ? ['7'] : []);
  },
);

test('a name with a dash is refused: it would be a parameter [VAL-15]', () => {
  expect(() => defineRule('not-so', { test: () => true })).toThrow('A rule can\'t be named "not-so"');
});

test('islands judge plain values by the same rules [VAL-16]', async () => {
  expect(await testValue('iban', 'BE71 0961 2345 6769')).toBe(true);
  expect(await testValue('range', '21', { params: { min: '1', max: '20' } })).toBe(false);
  expect(await testValue('equalto', 'a', { params: { other: '*.b' }, others: { b: 'c' } })).toBe(false);
  expect(await testValue('email', '')).toBe(true);
});
