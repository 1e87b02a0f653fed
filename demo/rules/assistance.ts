import { orderCountries } from './countries.ts';
import { atMost, email, oneOf, required } from './form.ts';
import type { FormField, RuleUse } from './form.ts';

/** Kinds of a question's field. */
export type Kind = 'text' | 'email' | 'number' | 'date' | 'lines' | 'select' | 'radio' | 'tick';

export interface Question extends FormField {
  readonly kind: Kind;
  /** Values of the options; a value without a text is its own label. */
  readonly choices?: readonly string[];
}

const nameOf = (number: number) => `FormField${number}`;

const yesNo = ['yes', 'no'];

const question = (number: number, kind: Kind, ...rules: readonly RuleUse[]): Question => ({
  name: nameOf(number),
  kind,
  ...(rules.length > 0 && { rules }),
});

const choose = (
  number: number,
  kind: 'select' | 'radio',
  choices: readonly string[],
  ...rules: RuleUse[]
): Question => ({ name: nameOf(number), kind, choices, rules: [...rules, oneOf(choices)] });

/** Message for a label that is a question. */
const answered: RuleUse = { ...required, message: 'answer' };

const count: RuleUse = { rule: 'range', params: { min: 1, max: 500 } };

/** Sections of the form, in order: the first is always visible, the others depend on answers. */
export const sections = [
  {
    id: 'you',
    questions: [
      question(21, 'text', required, atMost(120)),
      question(22, 'email', required, atMost(120), email),
      question(23, 'text', atMost(20)),
      question(24, 'lines', required, atMost(2000)),
      choose(25, 'select', ['3', '7', '8', '15', '20'], answered),
    ],
  },
  {
    id: 'trouble',
    questions: [
      choose(52, 'select', ['12', '14', '16'], answered),
      choose(38, 'select', ['10', '13', '18'], answered),
    ],
  },
  { id: 'piece', questions: [question(26, 'text', answered, atMost(120))] },
  {
    id: 'parcel',
    questions: [
      question(27, 'number', answered, count),
      question(28, 'lines', answered, atMost(1000)),
      choose(29, 'select', ['intact', 'dented', 'open'], answered),
      choose(30, 'radio', yesNo),
      choose(31, 'select', ['bpost', 'courier', 'own']),
      question(32, 'date', answered, { rule: 'date' }),
      question(33, 'tick'),
      question(34, 'text', atMost(40)),
      question(35, 'lines', atMost(1000)),
    ],
  },
  {
    id: 'refund',
    questions: [
      question(36, 'text', required, atMost(120)),
      question(37, 'text', required, { rule: 'iban' }),
    ],
  },
  {
    id: 'replacement',
    questions: [
      choose(39, 'radio', yesNo, answered),
      question(40, 'text', required, atMost(100)),
      question(41, 'text', required, atMost(10)),
      question(42, 'text', required, { rule: 'postalcode', params: { countryfield: nameOf(44) } }),
      question(43, 'text', required, atMost(80)),
      choose(44, 'select', orderCountries, required),
    ],
  },
  { id: 'reach', questions: [choose(45, 'select', ['morning', 'afternoon', 'evening'], answered)] },
  {
    id: 'company',
    questions: [
      question(46, 'text', required, atMost(120)),
      question(47, 'text', { rule: 'vat', params: { country: 'BE' } }),
      question(48, 'number', answered, count),
      question(49, 'date', { rule: 'date' }),
      choose(50, 'select', ['500', '2000', 'more']),
      question(51, 'lines', atMost(1000)),
    ],
  },
] as const satisfies readonly { id: string; questions: readonly Question[] }[];

export const questions: readonly Question[] = sections.flatMap((section) => [...section.questions]);

const to = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => nameOf(first + index));

/** Follow-up questions for answers. */
const follows: readonly { field: string; values: readonly string[]; shows: readonly string[] }[] = [
  { field: nameOf(25), values: ['7', '8'], shows: [nameOf(52), nameOf(38)] },
  { field: nameOf(25), values: ['15'], shows: to(46, 51) },
  { field: nameOf(52), values: ['12'], shows: [nameOf(26)] },
  { field: nameOf(52), values: ['14'], shows: to(27, 35) },
  { field: nameOf(38), values: ['10'], shows: [...to(36, 37), nameOf(45)] },
  { field: nameOf(38), values: ['13'], shows: to(39, 45) },
];

/** Returns the questions that apply to the answers; in the table a parent comes before its children. */
export function questionsFor(values: Readonly<Record<string, string>>): Question[] {
  const current = new Set(to(21, 25));
  for (const { field, values: answers, shows } of follows) {
    if (current.has(field) && answers.includes(values[field] ?? ''))
      shows.forEach((name) => current.add(name));
  }
  return questions.filter(({ name }) => current.has(name));
}
