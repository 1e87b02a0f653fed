import { nearest } from '#runtime/page/nearest.ts';
import { findSchemaFailures, type SchemaFailure } from './schema-failures.ts';

/** A fault in JSON, and the keys that lead there. */
export interface SchemaProblem {
  readonly path: readonly string[];
  /** Completes a sentence that begins with the path: `is "x"; expected a number`. */
  readonly text: string;
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
};

interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
}

function kindsOf({ type, const: only, enum: values, anyOf }: SchemaNode): string[] {
  if (anyOf) return anyOf.flatMap(kindsOf);
  if (only !== undefined) return [JSON.stringify(only)];
  if (values) return values.map((value) => JSON.stringify(value));
  return [type ?? []].flat().map((one) => KINDS[one] ?? one);
}

/** Lists alternatives: `a text, a number or null`. */
export function listAlternatives(labels: readonly string[]): string {
  const unique = [...new Set(labels)];
  if (unique.length < 2) return unique.join('');
  return `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}

const shorten = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 60);

function unknownKey({ key, node }: SchemaFailure): SchemaProblem {
  const known = Object.keys((node['properties'] as object | undefined) ?? {});
  const near = nearest(key, known);
  return {
    path: [key],
    text: near ? `is unknown, perhaps meant as "${near}"` : `is unknown; known are ${known.join(', ')}`,
  };
}

const expectBound =
  (wording: (limit: string) => string) =>
  ({ data, node, keyword }: SchemaFailure): SchemaProblem => ({
    path: [],
    text: `is ${shorten(data)}; expected ${wording(String(node[keyword]))}`,
  });

const EXPLANATIONS: Readonly<Record<string, (failure: SchemaFailure) => SchemaProblem>> = {
  required: ({ key }) => ({ path: [key], text: 'is missing' }),
  additionalProperties: unknownKey,
  minimum: expectBound((limit) => `${limit} or more`),
  maximum: expectBound((limit) => `${limit} or less`),
  exclusiveMinimum: expectBound((limit) => `more than ${limit}`),
  pattern: ({ data }) => ({ path: [], text: `is ${shorten(data)}, which it can't be` }),
  minLength: () => ({ path: [], text: 'is empty; expected a text' }),
};

const expectedKind = ({ data, node }: SchemaFailure): SchemaProblem => ({
  path: [],
  text: `is ${shorten(data)}; expected ${listAlternatives(kindsOf(node as SchemaNode))}`,
});

const isInside = (failure: SchemaFailure, union: SchemaFailure) =>
  failure.location.startsWith(`${union.location}/`);

/** Whether an alternative was right but for something deeper in it. */
const hasDeeper = (union: SchemaFailure, failures: readonly SchemaFailure[]) =>
  failures.some(
    (failure) =>
      isInside(failure, union) &&
      (failure.path.length > union.path.length ||
        (failure.keyword !== 'type' && failure.keyword !== 'const')),
  );

/** Drops the branches of an alternative, unless a branch was right but for something deeper in it. */
function relevant(failures: readonly SchemaFailure[]): SchemaFailure[] {
  const unions = failures.filter(({ keyword }) => keyword === 'anyOf');
  return failures.filter((failure) => {
    if (failure.keyword === 'anyOf') return !hasDeeper(failure, failures);
    const isBranch = (union: SchemaFailure) =>
      isInside(failure, union) && union.path.length === failure.path.length;
    return failure.keyword !== 'type' || !unions.some(isBranch);
  });
}

/**
 * Validates a value by a JSON Schema.
 *
 * @param schema The schema.
 * @param value The value.
 * @returns Each problem with its path.
 */
export function findSchemaProblems(schema: object, value: unknown): SchemaProblem[] {
  return relevant(findSchemaFailures(schema, value)).map((failure) => {
    const { path, text } = (EXPLANATIONS[failure.keyword] ?? expectedKind)(failure);
    return { path: [...failure.path, ...path], text };
  });
}
