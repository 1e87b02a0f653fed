import { nearest } from '#runtime/page/nearest.ts';
import { safeParse, type GenericSchema } from 'valibot';
import { writePath } from './issue-path.ts';
import { watchSkipped } from './skipped.ts';

/** A schema of valibot, with the parts of each kind. */
interface Schema {
  readonly type: string;
  readonly kind: string;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly rest?: unknown;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly Schema[];
  readonly getter?: (value: unknown) => Schema;
}

type Keys = readonly (string | number)[];

interface WrongField {
  readonly keys: Keys;
  /** The received value, and the allowed ones. */
  readonly why: string;
}

const parse = (schema: Schema, value: unknown) => safeParse(schema as unknown as GenericSchema, value);

/** Names this short resemble each other by chance. */
const MIN_NAME_LENGTH = 5;

const plain = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

const isListOf = (schema: Schema | undefined): boolean =>
  schema?.type === 'array' || (schema?.wrapped !== undefined && isListOf(schema.wrapped));

/** Finds the field that an unknown key was meant to be. */
function findMeant(key: string, value: unknown, missing: readonly string[], schema: Schema) {
  const same = missing.find((name) => plain(name) === plain(key));
  const similar = key.length < MIN_NAME_LENGTH ? undefined : nearest(key, missing);
  const list = Array.isArray(value) ? missing.find((name) => isListOf(schema.entries![name])) : undefined;
  return same ?? similar ?? list;
}

// The names of an object with further fields are not ours alone: none of them is misspelled.
function findRenamed(schema: Schema, value: object, keys: Keys): WrongField | undefined {
  const entries = schema.entries!;
  const missing = Object.keys(entries).filter((name) => !Object.hasOwn(value, name));
  if (schema.rest) return undefined;
  for (const [key, written] of Object.entries(value)) {
    const meant = Object.hasOwn(entries, key) ? undefined : findMeant(key, written, missing, schema);
    if (meant) return { keys: [...keys, meant], why: `missing, but ${JSON.stringify(key)} is there` };
  }
  return undefined;
}

type Fields = readonly (readonly [key: string | number, schema: Schema, value: unknown])[];

function fieldsOf({ entries, item, type, value: itemOfRecord }: Schema, value: object): Fields {
  if (entries)
    return Object.entries(entries).map(([key, one]) => [key, one, Reflect.get(value, key) as unknown]);
  const every = item ?? (type === 'record' ? itemOfRecord : undefined);
  if (!every) return [];
  const list: Iterable<readonly [string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  return [...list].map(([key, one]) => [key, every, one]);
}

function firstOf<Item>(
  items: Iterable<Item>,
  find: (item: Item) => WrongField | undefined,
): WrongField | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

function findIssue(schema: Schema, value: unknown, keys: Keys): WrongField | undefined {
  const [issue] = parse(schema, value).issues ?? [];
  if (!issue) return undefined;
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  return { keys: [...keys, ...path], why: issue.message };
}

function findInside(schema: Schema, value: object, keys: Keys): WrongField | undefined {
  if (schema.entries && Array.isArray(value)) return { keys, why: 'Expected an object but received a list' };
  return (
    firstOf(fieldsOf(schema, value), ([key, field, one]) => findWrong(field, one, [...keys, key])) ??
    (schema.entries && findRenamed(schema, value, keys))
  );
}

/** The schemas behind a schema that has no fields of its own: all steps of a pipe, the fitting one of a choice. */
function stepsOf({ pipe, options, getter, type }: Schema, value: unknown): readonly Schema[] {
  if (type === 'lazy') return [getter!(value)];
  if (options?.[0]?.kind === 'schema') return options.filter((one) => parse(one, value).success).slice(0, 1);
  return (pipe ?? []).slice(1).filter(({ kind }) => kind === 'schema');
}

function findWrong(schema: Schema, value: unknown, keys: Keys): WrongField | undefined {
  const { wrapped } = schema;
  if (wrapped) return value === null || value === undefined ? undefined : findWrong(wrapped, value, keys);
  const isObject = typeof value === 'object' && value !== null;
  return (
    (isObject ? findInside(schema, value, keys) : undefined) ??
    firstOf(stepsOf(schema, value), (step) => findWrong(step, value, keys)) ??
    findIssue(schema, value, keys)
  );
}

const reported = new Set<string>();

/**
 * Finds the first field of an answer that is wrong but left out, once for each address and path.
 *
 * @param schema The schema of the answer.
 * @param url The address that was called.
 * @param value The answer.
 * @returns Its path, the received value and the allowed ones; undefined when it is known already, or there is none.
 */
export function findWrongField(schema: GenericSchema, url: string, value: unknown): string | undefined {
  const [wrong] = watchSkipped(() => findWrong(schema as unknown as Schema, value, []));
  if (!wrong) return undefined;
  const path = writePath(wrong.keys.map((key) => ({ key }))) || 'The answer';
  const id = `${url.split('?')[0]} ${path}`;
  if (reported.has(id)) return undefined;
  reported.add(id);
  return `${path}: ${wrong.why}`;
}
