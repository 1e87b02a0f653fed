import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { nearest } from '#runtime/page/nearest.ts';

/** A fault in JSON, and the keys that lead there. */
export interface SchemaProblem {
  readonly path: readonly string[];
  /** Completes a sentence that begins with the path: `is "x"; expected a number`. */
  readonly text: string;
}

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, validateFormats: false });

const validators = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  let validator = validators.get(schema);
  if (!validator) {
    validator = ajv.compile(schema);
    validators.set(schema, validator);
  }
  return validator;
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

const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

type Params = Readonly<Record<string, unknown>>;

function unknownKey({ params, parentSchema }: ErrorObject): SchemaProblem {
  const key = String((params as Params)['additionalProperty']);
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  const near = nearest(key, known);
  return {
    path: [key],
    text: near ? `is unknown, perhaps meant as "${near}"` : `is unknown; known are ${known.join(', ')}`,
  };
}

const EXPLANATIONS: Readonly<Record<string, (error: ErrorObject) => SchemaProblem>> = {
  required: ({ params }) => ({ path: [String((params as Params)['missingProperty'])], text: 'is missing' }),
  additionalProperties: unknownKey,
  minimum: ({ data, params }) => ({
    path: [],
    text: `is ${shorten(data)}; expected ${String((params as Params)['limit'])} or more`,
  }),
  maximum: ({ data, params }) => ({
    path: [],
    text: `is ${shorten(data)}; expected ${String((params as Params)['limit'])} or less`,
  }),
  exclusiveMinimum: ({ data, params }) => ({
    path: [],
    text: `is ${shorten(data)}; expected more than ${String((params as Params)['limit'])}`,
  }),
  pattern: ({ data }) => ({ path: [], text: `is ${shorten(data)}, which it can't be` }),
  minLength: () => ({ path: [], text: 'is empty; expected a text' }),
};

const expectedKind = ({ data, parentSchema }: ErrorObject): SchemaProblem => ({
  path: [],
  text: `is ${shorten(data)}; expected ${listAlternatives(kindsOf(parentSchema as SchemaNode))}`,
});

/** Drops the branches of an alternative, unless a branch was right but for something deeper in it. */
function relevant(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors.filter((error) => {
    const around = unions.filter(
      (union) => union !== error && error.schemaPath.startsWith(`${union.schemaPath}/`),
    );
    const isBranch = around.some(
      ({ instancePath }) => instancePath === error.instancePath && error.keyword === 'type',
    );
    if (error.keyword !== 'anyOf') return !isBranch;
    return !errors.some(
      ({ instancePath, schemaPath, keyword }) =>
        schemaPath.startsWith(`${error.schemaPath}/`) &&
        (instancePath.length > error.instancePath.length || (keyword !== 'type' && keyword !== 'const')),
    );
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
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return relevant(validate.errors ?? []).map((error) => {
    const { path, text } = (EXPLANATIONS[error.keyword] ?? expectedKind)(error);
    return { path: [...partsOf(error.instancePath), ...path], text };
  });
}
