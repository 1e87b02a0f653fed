import { safeParse, type GenericSchema } from 'valibot';
import { fc } from './properties.ts';

/** Inner schemas that a schema hides: the row of a tolerant list, and the shape of a JSON prop. */
export interface InnerSchemas {
  readonly rows: ReadonlyMap<object, unknown>;
  readonly json: ReadonlyMap<object, unknown>;
}

/** A list inside a schema; without `row` it is an array of valibot, which one bad row makes invalid. */
export interface FoundList {
  readonly name: string;
  readonly list: GenericSchema;
  readonly row?: GenericSchema;
}

/** The parts of a schema that are searched. */
interface Walkable {
  readonly type: string;
  readonly pipe?: readonly GenericSchema[];
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly item?: GenericSchema;
  readonly rest?: GenericSchema;
}

const look = (schema: GenericSchema) => schema as unknown as Walkable;
const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value;

function childrenOf(schema: GenericSchema): (readonly [string, GenericSchema])[] {
  const { type, pipe, entries, wrapped, options } = look(schema);
  const all: (readonly [string, unknown])[] = [
    ...Object.entries(entries ?? {}),
    ...(options ?? []).map((option) => ['', option] as const),
    ['', wrapped],
    // The first item of a pipe is the schema itself, without the following steps.
    ...(pipe ?? []).slice(1).map((one) => ['', one] as const),
  ];
  if (pipe && type !== 'array') all.push(['', { ...pipe[0] }]);
  return all.flatMap(([key, value]) => (isSchema(value) ? [[key, value] as const] : []));
}

/**
 * Finds the lists in a schema, at any depth.
 *
 * @param name The schema's name.
 * @param schema The schema.
 * @param inner The inner schemas that it hides.
 */
export function listsIn(name: string, schema: GenericSchema, inner: InnerSchemas): FoundList[] {
  const json = inner.json.get(schema) as GenericSchema | undefined;
  if (json) return listsIn(name, json, inner);
  const row = inner.rows.get(schema) as GenericSchema | undefined;
  if (row) return [{ name, list: schema, row }, ...listsIn(`${name}[]`, row, inner)];
  const { type, item, pipe } = look(schema);
  // The list is the first item of a pipe: `pipe(rows(…), minLength(2))`.
  const first = pipe?.[0];
  if (first && inner.rows.has(first)) return listsIn(name, first, inner);
  if (type === 'array' && item && look(item).type !== 'unknown') return [{ name, list: schema }];
  return childrenOf(schema).flatMap(([key, child]) => listsIn(key ? `${name}.${key}` : name, child, inner));
}

/** Texts that are valid as addresses, ids and names. */
const texts = fc.stringMatching(/^\/[a-z]{1,6}$/);

const PLAIN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: texts,
  number: fc.integer({ min: 0, max: 80 }),
  boolean: fc.boolean(),
  unknown: fc.jsonValue(),
};

function arbitraryOfObject(schema: GenericSchema, inner: InnerSchemas): fc.Arbitrary<unknown> {
  const { entries = {} } = look(schema);
  const parts = Object.entries(entries).map(([key, child]) => [key, arbitraryOf(child, inner)]);
  return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>);
}

/**
 * Creates values that a schema accepts.
 *
 * @param schema The schema.
 * @param inner The inner schemas that it hides.
 */
export function arbitraryOf(schema: GenericSchema, inner: InnerSchemas): fc.Arbitrary<unknown> {
  const row = inner.rows.get(schema) as GenericSchema | undefined;
  if (row) return fc.array(arbitraryOf(row, inner), { minLength: 2, maxLength: 4 });
  const { type, wrapped, options, entries, pipe, item } = look(schema);
  const first = pipe?.[0];
  if (first && inner.rows.has(first)) return arbitraryOf(first, inner);
  if (entries) return arbitraryOfObject(schema, inner);
  if (wrapped) return fc.option(arbitraryOf(wrapped, inner), { nil: undefined });
  if (options) return fc.oneof(...options.filter(isSchema).map((one) => arbitraryOf(one, inner)));
  const plain = item ? fc.array(arbitraryOf(item, inner), { minLength: 2, maxLength: 3 }) : PLAIN[type];
  if (!plain) throw new Error(`There are no values for the schema "${type}".`);
  return plain.filter((value) => safeParse(schema, value).success);
}
