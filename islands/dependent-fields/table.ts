import { rows } from '#stores/rows.ts';
import { minLength, object, pipe, string, type InferOutput } from 'valibot';

const names = (what: string) => pipe(rows(what, string()), minLength(1));

/** The schema of a table of dependencies: answers, and the questions shown for them. */
export const tableSchema = pipe(
  rows('the table', object({ field: string(), values: names('the values'), shows: names('the fields') })),
  minLength(1),
);

/** One row: when `field` has one of `values`, the fields of `shows` are shown. */
export type Dependency = InferOutput<typeof tableSchema>[number];

const fieldOf = (number: number) => `FormField${number}`;

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => fieldOf(first + index));

const line = (field: number, values: readonly string[], shows: readonly string[]): Dependency => ({
  field: fieldOf(field),
  values: [...values],
  shows: [...shows],
});

/** The table of the assistance form (CTC-01, CTC-03); FormField45 depends on two answers. */
export const assistanceTable: readonly Dependency[] = [
  line(25, ['7', '8'], [fieldOf(52), fieldOf(38)]),
  line(25, ['15'], between(46, 51)),
  line(52, ['12'], [fieldOf(26)]),
  line(52, ['14'], between(27, 35)),
  line(38, ['10'], [...between(36, 37), fieldOf(45)]),
  line(38, ['13'], between(39, 45)),
];

/** Returns the names of all fields that a table may hide. */
export const dependentsIn = (table: readonly Dependency[]): ReadonlySet<string> =>
  new Set(table.flatMap(({ shows }) => shows));

/**
 * Returns the dependent fields to show: those required by an answer in a visible field (CTC-03). Fields that
 * depend only on each other stay hidden.
 *
 * @param table The dependencies.
 * @param answersTo Returns the values of a field; empty when nothing is chosen.
 * @returns The names of the fields.
 */
export function findShown(
  table: readonly Dependency[],
  answersTo: (field: string) => readonly string[],
): Set<string> {
  const dependent = dependentsIn(table);
  const shown = new Set<string>();
  const applies = ({ field, values }: Dependency) =>
    (shown.has(field) || !dependent.has(field)) && answersTo(field).some((answer) => values.includes(answer));
  for (let size = -1; size < shown.size;) {
    size = shown.size;
    for (const name of table.filter(applies).flatMap(({ shows }) => shows)) shown.add(name);
  }
  return shown;
}
