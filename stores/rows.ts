import { warn } from '#runtime/page/warn.ts';
import {
  array,
  getDotPath,
  pipe,
  rawTransform,
  record,
  safeParse,
  string,
  unknown,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

interface BadRow {
  readonly key: string | number;
  readonly why: string;
}

/** The result of reading a list row by row: the good rows by their keys, and the bad ones. */
type Read<Row> = readonly [good: (readonly [string | number, Row])[], bad: BadRow[]];

function readEach<Row extends GenericSchema>(
  row: Row,
  entries: Iterable<readonly [string | number, unknown]>,
): Read<InferOutput<Row>> {
  const [good, bad]: [[string | number, InferOutput<Row>][], BadRow[]] = [[], []];
  for (const [key, value] of entries) {
    const result = safeParse(row, value);
    const [issue] = result.issues ?? [];
    if (issue) bad.push({ key, why: `${getDotPath(issue) ?? 'the row'}: ${issue.message}` });
    else good.push([key, result.output as InferOutput<Row>]);
  }
  return [good, bad];
}

// A list without any readable row has another format and is not an empty list.
function findMistake<Row>(what: string, [good, [first, ...more]]: Read<Row>): string | undefined {
  if (!first) return undefined;
  const sentence = `row ${first.key} of ${what} (${first.why})`;
  if (good.length === 0) return `rows that can be read; not ${sentence}`;
  const others = more.length > 0 ? `, and ${more.length} more` : '';
  warn(`Left out: ${sentence}${others}. The other rows are used; fix what writes the list.`);
  return undefined;
}

/** Exposes the schema of a row for tools that walk over schemas (test/stores/addresses.test.ts). */
const readable = <Schema extends object>(item: GenericSchema, schema: Schema): Schema =>
  Object.assign(schema, { item });

/**
 * A list in an answer or in bulk data: a bad row is left out with one warning, but without any readable row
 * the list is invalid. A property test checks that every such list uses this schema.
 * Decision 412.
 *
 * @param what The list’s name in the console.
 * @param row The schema of a row.
 */
export const rows = <Row extends GenericSchema>(what: string, row: Row) =>
  readable(
    row,
    pipe(
      array(unknown()),
      rawTransform<unknown[], InferOutput<Row>[]>(({ dataset, addIssue, NEVER }) => {
        const read = readEach(row, dataset.value.entries());
        const mistake = findMistake(what, read);
        if (mistake === undefined) return read[0].map(([, value]) => value);
        addIssue({ message: mistake });
        return NEVER;
      }),
    ),
  );

/**
 * A dictionary whose bad entries are left out, as in `rows`.
 *
 * @param what The dictionary’s name in the console.
 * @param entry The schema of a value.
 */
export const entries = <Entry extends GenericSchema>(what: string, entry: Entry) =>
  readable(
    entry,
    pipe(
      record(string(), unknown()),
      rawTransform<Record<string, unknown>, Record<string, InferOutput<Entry>>>(
        ({ dataset, addIssue, NEVER }) => {
          const read = readEach(entry, Object.entries(dataset.value));
          const mistake = findMistake(what, read);
          if (mistake === undefined) return Object.fromEntries(read[0]);
          addIssue({ message: mistake });
          return NEVER;
        },
      ),
    ),
  );
