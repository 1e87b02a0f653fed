import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';

/** A failed keyword of a JSON Schema. */
export interface SchemaFailure {
  readonly keyword: string;
  /** Keys that lead to the value. */
  readonly path: readonly string[];
  /** Pointer to the keyword in the schema. */
  readonly location: string;
  /** The value that the keyword rejects. */
  readonly data: unknown;
  /** The part of the schema with the keyword. */
  readonly node: Readonly<Record<string, unknown>>;
  /** The key that a message of the validator names. */
  readonly key: string;
}

/** Keywords that fail because of another failure in them, which is listed, too. */
const WRAPPERS = ['properties', 'patternProperties', 'items', 'allOf', 'false', '$ref'];

/** Further keys that have a schema of their own fail because of another failure; keys that are forbidden fail alone. */
const isFailureByItself = ({ keyword, node }: SchemaFailure): boolean =>
  keyword !== 'additionalProperties' || node['additionalProperties'] === false;

/** Drops formats: the readers of kinds check them, and an address may be relative, unlike a `uri`. */
const withoutFormats = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value && 'format' in value
    ? { ...value, format: undefined }
    : value;

const validators = new WeakMap<object, Validator>();

/** An interpreter instead of a compiler, which a page's strict policy forbids. Decision 596. */
function validatorOf(schema: object): Validator {
  const known = validators.get(schema);
  if (known) return known;
  // The package writes addresses into the schema (4.1).
  const copy = JSON.parse(JSON.stringify(schema, withoutFormats)) as Schema;
  const validator = new Validator(copy, '7', false);
  validators.set(schema, validator);
  return validator;
}

const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

const stepInto = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** Follows a pointer; a reference on its way leads on from what it names. */
function resolvePointer(root: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce((value: unknown, key) => {
    const next = stepInto(value, key);
    const isReference = key === '$ref' && typeof next === 'string' && next.startsWith('#');
    return isReference ? resolvePointer(root, next) : next;
  }, root);
}

function toFailure(
  schema: object,
  value: unknown,
  { keyword, keywordLocation, instanceLocation, error }: OutputUnit,
): SchemaFailure {
  const node = resolvePointer(schema, keywordLocation.slice(0, keywordLocation.lastIndexOf('/')));
  return {
    keyword,
    path: partsOf(instanceLocation),
    location: keywordLocation,
    data: resolvePointer(value, instanceLocation),
    node: (node ?? {}) as SchemaFailure['node'],
    key: /"(.*)"/.exec(error)?.[1] ?? '',
  };
}

/**
 * Validates a value by a JSON Schema (draft 7).
 *
 * @param schema The schema.
 * @param value The value.
 * @returns Each keyword that fails by itself.
 */
export function findSchemaFailures(schema: object, value: unknown): SchemaFailure[] {
  const { valid, errors } = validatorOf(schema).validate(value);
  if (valid) return [];
  return errors
    .filter(({ keyword }) => !WRAPPERS.includes(keyword))
    .map((error) => toFailure(schema, value, error))
    .filter(isFailureByItself);
}
