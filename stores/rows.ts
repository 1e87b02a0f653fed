import {
  array,
  pipe,
  rawTransform,
  record,
  safeParse,
  string,
  unknown,
  type BaseIssue,
  type GenericSchema,
  type InferOutput,
  type IssuePathItem,
} from 'valibot';
import { writePath } from './issue-path.ts';
import { skipValue } from './skipped.ts';

interface BadRow {
  readonly key: string | number;
  readonly issue: BaseIssue<unknown>;
}

interface Mistake {
  readonly message: string;
  readonly path: [IssuePathItem, ...IssuePathItem[]];
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
    if (issue) bad.push({ key, issue });
    else good.push([key, result.output as InferOutput<Row>]);
  }
  return [good, bad];
}

// A list without any readable row has another format and is not an empty list.
function findMistake<Row>(what: string, input: object, [good, bad]: Read<Row>): Mistake | undefined {
  const [first, ...more] = bad;
  if (!first) return undefined;
  const { key, issue } = first;
  if (good.length === 0) {
    const value: unknown = Reflect.get(input, key);
    const item = { type: 'unknown', origin: 'value', input, key, value } as const;
    return {
      message: `${issue.message} (no row of ${what} can be read)`,
      path: [item, ...(issue.path ?? [])],
    };
  }
  const sentence = `row ${key} of ${what} (${writePath(issue.path) || 'the row'}: ${issue.message})`;
  const others = more.length > 0 ? `, and ${more.length} more` : '';
  skipValue(`Left out: ${sentence}${others}. The other rows are used; fix what writes the list.`);
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
        const mistake = findMistake(what, dataset.value, read);
        if (!mistake) return read[0].map(([, value]) => value);
        addIssue(mistake);
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
          const mistake = findMistake(what, dataset.value, read);
          if (!mistake) return Object.fromEntries(read[0]);
          addIssue(mistake);
          return NEVER;
        },
      ),
    ),
  );
