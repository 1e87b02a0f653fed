import { report } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { writePath } from './issue-path.ts';
import { watchSkipped } from './skipped.ts';

/** The parts of a schema that lead to fields. */
interface Shape {
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const startOf = (key: string) => key.slice(0, 4).toLowerCase();

// An unknown field that may be a missing one under another name: it begins alike, or is a list.
function isRenamed(value: Readonly<Record<string, unknown>>, known: object): boolean {
  const missing = Object.keys(known).filter((key) => !Object.hasOwn(value, key));
  const isMeant = (key: string) =>
    Array.isArray(value[key]) || missing.some((name) => startOf(name) === startOf(key));
  return missing.length > 0 && Object.keys(value).some((key) => !Object.hasOwn(known, key) && isMeant(key));
}

// A look at names alone, which is cheap: of a list, the first item is enough.
function isSuspect({ wrapped, item, entries, rest }: Shape, value: unknown): boolean {
  if (wrapped) return isSuspect(wrapped, value);
  if (!isObject(value)) return false;
  if (item) return isSuspect(item, Object.values(value)[0]);
  if (!entries) return false;
  return (
    Array.isArray(value) ||
    (!rest && isRenamed(value, entries)) ||
    Object.keys(entries).some((key) => isSuspect(entries[key]!, value[key]))
  );
}

/**
 * Reports an answer of a wrong shape to the console.
 *
 * @param url The address that was called.
 * @param why The path of the wrong field, the received value and the allowed ones.
 * @returns The error.
 */
export function reportWrongAnswer(url: string, why: string): ArchipelError {
  const error = new ArchipelError({
    what: `The answer of ${url} has a wrong shape.`,
    why: `${why}.`,
    how: 'See docs/calls.md.',
  });
  report(error);
  return error;
}

const loadFinder = () => import('./wrong-field.ts');

async function reportLazily(schema: GenericSchema, url: string, value: unknown): Promise<void> {
  const { findWrongField } = await loadModule(loadFinder);
  const why = findWrongField(schema, url, value);
  if (why) reportWrongAnswer(url, why);
}

/**
 * Parses an answer. The first field that is wrong but left out is reported to the console with its path; its
 * search is loaded on demand.
 *
 * @param schema The schema of the answer.
 * @param url The address that was called.
 * @param value The answer.
 * @returns valibot's result, for a caller that can do without the answer.
 */
export function parseApiAnswer<Schema extends GenericSchema>(schema: Schema, url: string, value: unknown) {
  const [result, hasSkipped] = watchSkipped(() => safeParse(schema, value));
  if (result.success && (hasSkipped || isSuspect(schema as Shape, value)))
    reportLazily(schema, url, value).catch(() => {});
  return result;
}

/**
 * Parses an answer that the caller needs.
 *
 * @param schema The schema of the answer.
 * @param url The address that was called.
 * @param value The answer.
 * @returns The parsed answer.
 * @throws {ArchipelError} For an answer of another shape; it is reported already.
 */
export function checkAnswer<Schema extends GenericSchema>(
  schema: Schema,
  url: string,
  value: unknown,
): InferOutput<Schema> {
  const result = parseApiAnswer(schema, url, value);
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  throw reportWrongAnswer(url, `${writePath(path) || 'The answer'}: ${message}`);
}
