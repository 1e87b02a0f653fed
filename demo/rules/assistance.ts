import { orderCountries } from './countries.ts';
import { atMost, email, oneOf, required } from './form.ts';
import type { FormField, RuleUse } from './form.ts';

/** How a question is asked. */
export type Kind = 'text' | 'email' | 'number' | 'date' | 'lines' | 'select' | 'radio' | 'tick';

export interface Question extends FormField {
  readonly kind: Kind;
  /** The values to choose from, or their number where the texts name them from 1 on. */
  readonly choices?: readonly string[];
}

const nameOf = (number: number) => `FormField${number}`;

const yesNo = ['yes', 'no'];

const ask = (number: number, kind: Kind, ...rules: readonly RuleUse[]): Question => ({
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

/** Said of a label that is a question. */
const answered: RuleUse = { ...required, message: 'answer' };

const pieces: RuleUse = { rule: 'range', params: { min: 1, max: 500 } };

/** Sections of the form, in order: the first shows always, the others where an answer leads to them. */
export const sections = [
  {
    id: 'you',
    questions: [
      ask(21, 'text', required, atMost(120)),
      ask(22, 'email', required, atMost(120), email),
      ask(23, 'text', atMost(20)),
      ask(24, 'lines', required, atMost(2000)),
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
  { id: 'piece', questions: [ask(26, 'text', answered, atMost(120))] },
  {
    id: 'parcel',
    questions: [
      ask(27, 'number', answered, pieces),
      ask(28, 'lines', answered, atMost(1000)),
      choose(29, 'select', ['intact', 'dented', 'open'], answered),
      choose(30, 'radio', yesNo),
      choose(31, 'select', ['bpost', 'courier', 'own']),
      ask(32, 'date', answered, { rule: 'date' }),
      ask(33, 'tick'),
      ask(34, 'text', atMost(40)),
      ask(35, 'lines', atMost(1000)),
    ],
  },
  {
    id: 'refund',
    questions: [ask(36, 'text', required, atMost(120)), ask(37, 'text', required, { rule: 'iban' })],
  },
  {
    id: 'replacement',
    questions: [
      choose(39, 'radio', yesNo, answered),
      ask(40, 'text', required, atMost(100)),
      ask(41, 'text', required, atMost(10)),
      ask(42, 'text', required, { rule: 'postalcode', params: { countryfield: nameOf(44) } }),
      ask(43, 'text', required, atMost(80)),
      choose(44, 'select', orderCountries, required),
    ],
  },
  { id: 'reach', questions: [choose(45, 'select', ['morning', 'afternoon', 'evening'], answered)] },
  {
    id: 'company',
    questions: [
      ask(46, 'text', required, atMost(120)),
      ask(47, 'text', { rule: 'vat', params: { country: 'BE' } }),
      ask(48, 'number', answered, pieces),
      ask(49, 'date', { rule: 'date' }),
      choose(50, 'select', ['500', '2000', 'more']),
      ask(51, 'lines', atMost(1000)),
    ],
  },
] as const satisfies readonly { id: string; questions: readonly Question[] }[];

export const questions: readonly Question[] = sections.flatMap((section) => [...section.questions]);

const to = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => nameOf(first + index));

/** Which answers lead to which questions. */
const follows: readonly { field: string; values: readonly string[]; shows: readonly string[] }[] = [
  { field: nameOf(25), values: ['7', '8'], shows: [nameOf(52), nameOf(38)] },
  { field: nameOf(25), values: ['15'], shows: to(46, 51) },
  { field: nameOf(52), values: ['12'], shows: [nameOf(26)] },
  { field: nameOf(52), values: ['14'], shows: to(27, 35) },
  { field: nameOf(38), values: ['10'], shows: [...to(36, 37), nameOf(45)] },
  { field: nameOf(38), values: ['13'], shows: to(39, 45) },
];

/** The questions that apply to the answers given; a parent stands before its children in the table. */
export function questionsFor(values: Readonly<Record<string, string>>): Question[] {
  const asked = new Set(to(21, 25));
  for (const { field, values: answers, shows } of follows) {
    if (asked.has(field) && answers.includes(values[field] ?? '')) shows.forEach((name) => asked.add(name));
  }
  return questions.filter(({ name }) => asked.has(name));
}
