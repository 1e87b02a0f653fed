import type { Texts } from '../texts/index.ts';
import { readDay } from './delivery-day.ts';

/** Keys of the validation messages. */
export type MessageName = keyof Texts['forms']['messages'];

/** Keys of the special messages for empty fields. */
export type MissingName = keyof Texts['forms']['missing'];

/** A rule of a field, with its attributes in the page: `data-val-<rule>`, `data-val-<rule>-<parameter>`. */
export interface RuleUse {
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Key of the message; the rule's name by default. */
  readonly message?: MessageName;
}

/** A field with its rules: the source of the page's attributes and of the server's validation. */
export interface FormField<Name extends string = string> {
  readonly name: Name;
  readonly rules?: readonly RuleUse[];
  /** Key of the message when the field is empty; the field's name by default. */
  readonly missing?: MissingName;
  /** Fields that a group rule counts. */
  readonly group?: readonly string[];
}

export type Values<Name extends string = string> = Readonly<Record<Name, string>>;
/** The violated rule of each invalid field. */
export type Complaints<Name extends string = string> = ReadonlyMap<Name, RuleUse>;

/** Further input of a form besides its texts. */
export interface More {
  readonly files?: Readonly<Partial<Record<string, readonly File[]>>>;
  /** Number of chosen boxes or options, by field. */
  readonly counts?: Readonly<Partial<Record<string, number>>>;
}

interface RuleInput {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly others: Values;
  readonly files?: readonly File[];
  readonly count?: number;
  readonly filled?: number;
}

/** Validates a value with a rule of the library: true, false, or a message. */
export type TestValue = (rule: string, value: string, input: RuleInput) => Promise<boolean | string>;

export const required: RuleUse = { rule: 'required' };
export const email: RuleUse = { rule: 'email' };
export const atMost = (max: number): RuleUse => ({ rule: 'length', params: { max } });
export const oneOf = (choices: readonly string[]): RuleUse => ({
  rule: 'regex',
  params: { pattern: choices.join('|') },
  message: 'choice',
});

/** Returns each field as trimmed text; missing fields are empty. */
export const readValues = <Name extends string>(
  fields: readonly FormField<Name>[],
  posted: Partial<Record<string, string>>,
): Values<Name> =>
  Object.fromEntries(fields.map(({ name }) => [name, (posted[name] ?? '').trim()])) as Record<Name, string>;

/** Returns the parameters as attribute values. */
export const paramsOf = ({ params = {} }: RuleUse): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/**
 * Validates a posted form with the rules of its page.
 *
 * @param testValue Rules of the library.
 * @param fields Fields of the form.
 * @param values Posted values.
 * @param more Files and number of choices.
 * @returns The first violated rule of each invalid field.
 */
export async function checkForm<Name extends string>(
  testValue: TestValue,
  fields: readonly FormField<Name>[],
  values: Values<Name>,
  more: More = {},
): Promise<Map<Name, RuleUse>> {
  const complaints = new Map<Name, RuleUse>();
  for (const field of fields) {
    const broken = await brokenRule(testValue, field, values, more);
    if (broken) complaints.set(field.name, broken);
  }
  return complaints;
}

function inputOf({ name, group = [] }: FormField, values: Values, { files, counts }: More) {
  const [chosen, count] = [files?.[name], counts?.[name]];
  const filled = group.filter((other) => values[other]).length;
  return { name, others: values, filled, ...(chosen && { files: chosen }), ...(count && { count }) };
}

// A date's format depends on the page's language; the library's rule reads it from the document.
function evaluate(testValue: TestValue, use: RuleUse, value: string, input: Omit<RuleInput, 'params'>) {
  if (use.rule === 'date') return value === '' || readDay(value) !== undefined;
  return testValue(use.rule, value, { ...input, params: paramsOf(use) });
}

async function brokenRule(testValue: TestValue, field: FormField, values: Values, more: More) {
  const input = inputOf(field, values, more);
  for (const use of field.rules ?? []) {
    // Remote rules query the server; here each form checks the value itself.
    if (use.rule === 'remote') continue;
    const verdict = await evaluate(testValue, use, values[field.name] ?? '', input);
    if (verdict !== true) return use;
  }
  return undefined;
}
