const WRAPPERS = new Set(['optional', 'nullish', 'nullable', 'exact_optional', 'undefinedable']);

const withNull = (schema) => ({ anyOf: [schema, { type: 'null' }] });

const isOptional = ({ type }) => ['optional', 'nullish', 'exact_optional', 'undefinedable'].includes(type);

function objectSchema({ entries, rest }) {
  const keys = Object.keys(entries);
  const required = keys.filter((key) => !isOptional(entries[key]));
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, jsonSchemaOf(entries[key])])),
    ...(required.length > 0 && { required }),
    ...(rest && { additionalProperties: jsonSchemaOf(rest) }),
  };
}

function wrapperSchema({ type, wrapped }) {
  const inner = jsonSchemaOf(wrapped);
  return type === 'nullish' || type === 'nullable' ? withNull(inner) : inner;
}

const KINDS = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  literal: ({ literal }) => ({ const: literal }),
  picklist: ({ options }) => ({ enum: options }),
  array: ({ item }) => ({ type: 'array', items: jsonSchemaOf(item) }),
  union: ({ options }) => ({ anyOf: options.map(jsonSchemaOf) }),
  record: ({ value }) => ({ type: 'object', additionalProperties: jsonSchemaOf(value) }),
  unknown: () => ({}),
  any: () => ({}),
};

/**
 * Converts a schema of valibot to JSON Schema (draft-07), as far as islands use it. Checks and transforms beyond the type
 * are left out: the island's own reader decides.
 *
 * @param schema The schema.
 * @returns Its JSON Schema.
 * @throws {Error} For a kind of schema that this does not know.
 */
export function jsonSchemaOf(schema) {
  if (WRAPPERS.has(schema.type)) return wrapperSchema(schema);
  if (schema.entries) return objectSchema(schema);
  const write = KINDS[schema.type];
  if (write) return write(schema);
  throw new Error(
    `The catalogue can't write valibot's "${schema.type}" as JSON Schema: add it to KINDS in build/catalogue/json-schema.mjs.`,
  );
}
