import type { Texts } from '../texts/index.ts';
import { readDay } from './delivery-day.ts';

/** The names of what is said about a field. */
export type MessageName = keyof Texts['forms']['messages'];

/** The names by which fields have words of their own for being empty. */
export type MissingName = keyof Texts['forms']['missing'];

/** One rule of a field, under its name in the page: `data-val-<rule>`, `data-val-<rule>-<parameter>`. */
export interface RuleUse {
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What is said when it is broken; left out, the message has the rule's name. */
  readonly message?: MessageName;
}

/** What a form asks of a field: the same table writes the page's attributes and feeds the server's check. */
export interface FormField<Name extends string = string> {
  readonly name: Name;
  readonly rules?: readonly RuleUse[];
  /** What is said when it is empty, where its name doesn't tell. */
  readonly missing?: MissingName;
  /** The fields that a rule of groups counts. */
  readonly group?: readonly string[];
}

export type Values<Name extends string = string> = Readonly<Record<Name, string>>;
/** The rule that each wrong field breaks. */
export type Complaints<Name extends string = string> = ReadonlyMap<Name, RuleUse>;

/** What the server knows of a form beside its texts. */
export interface More {
  readonly files?: Readonly<Partial<Record<string, readonly File[]>>>;
  /** How many boxes or options are chosen. */
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

/** Judges a value by a rule of the library: true, false, or a message of its own. */
export type TestValue = (rule: string, value: string, input: RuleInput) => Promise<boolean | string>;

export const required: RuleUse = { rule: 'required' };
export const email: RuleUse = { rule: 'email' };
export const atMost = (max: number): RuleUse => ({ rule: 'length', params: { max } });
export const oneOf = (choices: readonly string[]): RuleUse => ({
  rule: 'regex',
  params: { pattern: choices.join('|') },
  message: 'choice',
});

/** Every field as trimmed text; what a form left out is empty. */
export const readValues = <Name extends string>(
  fields: readonly FormField<Name>[],
  posted: Partial<Record<string, string>>,
): Values<Name> =>
  Object.fromEntries(fields.map(({ name }) => [name, (posted[name] ?? '').trim()])) as Record<Name, string>;

/** Parameters as the attributes have them. */
export const paramsOf = ({ params = {} }: RuleUse): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/**
 * Checks a posted form by the rules that its page carries.
 *
 * @param testValue The library's rules.
 * @param fields What the form asks.
 * @param values What was posted.
 * @param more Files and choices.
 * @returns For each wrong field the first rule that it breaks.
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

// What a date is depends on the page's language, and the library's rule asks the document.
function judge(testValue: TestValue, use: RuleUse, value: string, input: Omit<RuleInput, 'params'>) {
  if (use.rule === 'date') return value === '' || readDay(value) !== undefined;
  return testValue(use.rule, value, { ...input, params: paramsOf(use) });
}

async function brokenRule(testValue: TestValue, field: FormField, values: Values, more: More) {
  const input = inputOf(field, values, more);
  for (const use of field.rules ?? []) {
    // What the page asks the server about, the server knows: each form looks itself.
    if (use.rule === 'remote') continue;
    const verdict = await judge(testValue, use, values[field.name] ?? '', input);
    if (verdict !== true) return use;
  }
  return undefined;
}
