import { fc } from '../../support/properties.ts';
import type { RuleModel } from './rule-model.ts';

/* Models of rules for sizes, numbers, dates and other fields. */

const texts = fc.string({ unit: 'grapheme', maxLength: 12 });
const limits = fc.record({ params: fc.record({ min: fc.nat(12).map(String), max: fc.nat(12).map(String) }) });

type Compare = (size: number, min: number, max: number) => boolean;

const limitsOf = ({ params }: { params?: Readonly<Record<string, string>> }): [number, number] => [
  Number(params!['min']),
  Number(params!['max']),
];
const COMPARISONS = {
  min: (size, min) => size >= min,
  max: (size, _min, max) => size <= max,
  both: (size, min, max) => size >= min && size <= max,
} satisfies Record<string, Compare>;

const sized = (rule: string, fits: Compare): RuleModel => ({
  rule,
  values: texts,
  options: limits,
  isValid: (text, options) => fits(text.length, ...limitsOf(options)),
});

/** A number in hundredths: exact, and written with a point or a comma. */
const hundredths = fc.integer({ min: -2_000, max: 2_000 });
const write = (value: number, separator = '.') => String(value / 100).replace('.', separator);
const read = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);
const numbers = fc
  .tuple(hundredths, fc.constantFrom('.', ','))
  .map(([value, separator]) => write(value, separator));
const bounds = fc.record({
  params: fc.record({
    min: hundredths.map((value) => write(value)),
    max: hundredths.map((value) => write(value)),
  }),
});

const ranged = (rule: string, fits: Compare): RuleModel => ({
  rule,
  values: numbers,
  options: bounds,
  isValid: (text, { params }) => fits(read(text), read(params!['min']!), read(params!['max']!)),
});

const others = fc.record({
  params: fc.constant({ other: 'other', others: 'other, gone', value: 'yes' }),
  others: fc.record({ other: fc.oneof(texts, fc.constantFrom('', 'yes', ' ')) }),
});
const sameTexts = fc.oneof(texts, fc.constantFrom('', ' ', 'yes'));

const compared = (rule: string, fits: (own: number, other: number) => boolean): RuleModel => ({
  rule,
  values: numbers,
  options: fc.record({ params: fc.constant({ other: 'other' }), others: fc.record({ other: numbers }) }),
  isValid: (text, options) => fits(read(text), read(options.others!['other']!)),
});

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOfMonth = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
const days = fc.record({
  year: fc.oneof(fc.integer({ min: 1000, max: 2999 }), fc.constantFrom(1900, 2000, 2024, 2026)),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 0, max: 32 }),
});
const isDay = (year: number, month: number, day: number) => day >= 1 && day <= lengthOfMonth(year, month);

const dated = (
  rule: string,
  order: readonly ('year' | 'month' | 'day')[],
  separators: string,
): RuleModel => ({
  rule,
  values: fc
    .tuple(days, fc.constantFrom(...separators.split('')))
    .map(([parts, separator]) => order.map((part) => parts[part]).join(separator)),
  isValid: (text) => {
    const parts = text.split(/\D/).map(Number);
    const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => parts[order.indexOf(part)]!);
    return isDay(year!, month!, day!);
  },
});

const wordLists = fc.array(fc.constantFrom('don’t', 'été', 'x1', 'ÅB'), { maxLength: 8 });
const written = fc
  .tuple(wordLists, fc.constantFrom(' ', '\n', '&nbsp;', ' <b> ', '<br>', ', '))
  .map(([all, between]) => all.join(between));
const countOf = (text: string) => text.match(/don’t|été|x1|ÅB/g)?.length ?? 0;

const counted = (rule: string, fits: Compare): RuleModel => ({
  rule,
  values: written,
  options: limits,
  isValid: (text, options) => fits(countOf(text), ...limitsOf(options)),
});

const alternatives = fc.uniqueArray(fc.stringMatching(/^[ab]{1,3}$/), { minLength: 1, maxLength: 3 });
const patterned = (rule: string): RuleModel => ({
  rule,
  values: fc.stringMatching(/^[ab]{0,4}$/),
  options: alternatives.map((all) => ({ params: { pattern: all.join('|') } })),
  isValid: (text, { params }) => params!['pattern']!.split('|').includes(text),
});

export const NUMBER_MODELS: readonly RuleModel[] = [
  sized('minlength', COMPARISONS.min),
  sized('maxlength', (size, _min, max) => max === 0 || size <= max),
  sized('length', COMPARISONS.both),
  sized('rangelength', COMPARISONS.both),
  ranged('min', COMPARISONS.min),
  ranged('max', COMPARISONS.max),
  ranged('range', COMPARISONS.both),
  {
    rule: 'step',
    values: hundredths.map((value) => write(value)),
    options: fc.integer({ min: 1, max: 300 }).map((step) => ({ params: { step: write(step) } })),
    isValid: (text, { params }) => read(text) % read(params!['step']!) === 0,
  },
  compared('greaterthan', (own, other) => own > other),
  compared('greaterthanequal', (own, other) => own >= other),
  compared('lessthan', (own, other) => own < other),
  compared('lessthanequal', (own, other) => own <= other),
  { rule: 'required', values: sameTexts, isValid: (text) => text.trim() !== '', validatesEmpty: true },
  {
    rule: 'equalto',
    values: sameTexts,
    options: others,
    isValid: (text, options) => text === options.others!['other'],
    validatesEmpty: true,
  },
  {
    rule: 'notequalto',
    values: sameTexts,
    options: others,
    isValid: (text, options) => text !== options.others!['other'],
  },
  {
    rule: 'requiredif',
    values: sameTexts,
    options: others,
    isValid: (text, options) => text.trim() !== '' || options.others!['other'] !== 'yes',
    validatesEmpty: true,
  },
  {
    rule: 'requiredor',
    values: sameTexts,
    options: others,
    isValid: (text, options) => text.trim() !== '' || options.others!['other']!.trim() !== '',
    validatesEmpty: true,
  },
  patterned('regex'),
  patterned('pattern'),
  dated('dateiso', ['year', 'month', 'day'], '-/'),
  dated('dateita', ['day', 'month', 'year'], '/'),
  dated('datenl', ['day', 'month', 'year'], '-/.'),
  counted('minwords', COMPARISONS.min),
  counted('maxwords', COMPARISONS.max),
  counted('rangewords', COMPARISONS.both),
];
