import { toJsonSchema } from '@valibot/to-json-schema';

/** Steps of a pipe that JSON Schema can't express, or that change an answer once it has come. */
const IGNORED = ['check', 'transform', 'trim'];

const isRows = ({ pipe, item }) => Boolean(item && pipe?.some(({ type }) => type === 'raw_transform'));

/** Takes the later schemas out of a pipe, which the converter does not know: of anything at first the last is read. */
function withOneSchema(schema) {
  const { pipe = [] } = schema;
  if (pipe[0]?.type === 'unknown') return pipe.findLast(({ kind }) => kind === 'schema');
  const steps = pipe.filter(({ kind }, index) => index === 0 || kind !== 'schema');
  return steps.length < pipe.length ? { ...schema, pipe: steps } : schema;
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const isSchema = (value) => value?.kind === 'schema';

/** Writes the schemas inside a schema anew. */
function withParts(schema, write) {
  const { entries, wrapped, item, options, rest, value } = schema;
  return {
    ...schema,
    ...(entries && { entries: mapValues(entries, write) }),
    ...(wrapped && { wrapped: write(wrapped) }),
    ...(isSchema(item) && { item: write(item) }),
    ...(isSchema(rest) && { rest: write(rest) }),
    ...(isSchema(value) && { value: write(value) }),
    ...(isSchema(options?.[0]) && { options: options.map(write) }),
  };
}

function rowsSchema({ item, type, pipe: [list] }, write) {
  const row = write(item);
  return type === 'record' ? { ...list, value: row } : { ...list, item: row };
}

/** Returns a function that replaces the schemas of ours, which the converter can't look into. */
function createWriter(webAddress, definitions) {
  const named = new Set(Object.values(definitions));
  const write = (schema) => {
    if (named.has(schema) || schema.type === 'lazy') return schema;
    if (schema === webAddress) return { ...schema.pipe[0], isAddress: true };
    if (isRows(schema)) return rowsSchema(schema, write);
    const one = withOneSchema(schema);
    if (!one.pipe) return withParts(one, write);
    const { pipe, ...own } = one;
    return { ...withParts(own, write), pipe: [withParts(pipe[0], write), ...pipe.slice(1)] };
  };
  return write;
}

/** JSON Schema has no flags: letters are written in both cases. */
const patternOf = ({ source, flags }) =>
  flags.includes('i')
    ? source.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
    : source;

function convertAction({ valibotAction, jsonSchema }) {
  if (valibotAction.type !== 'regex') return undefined;
  return { ...jsonSchema, pattern: patternOf(valibotAction.requirement) };
}

const convertAddress = ({ valibotSchema }) =>
  valibotSchema.isAddress ? { type: 'string', format: 'uri-reference' } : undefined;

const isBareType = (schema) => Object.keys(schema).length === 1 && 'type' in schema;

/** Writes a choice of bare types as a list of types, at any depth. */
function joinTypes(json) {
  if (Array.isArray(json)) return json.map(joinTypes);
  if (typeof json !== 'object' || json === null) return json;
  const { anyOf, ...rest } = mapValues(json, joinTypes);
  if (!anyOf) return rest;
  const options = anyOf.flatMap((one) => (one.anyOf && Object.keys(one).length === 1 ? one.anyOf : [one]));
  if (!options.every(isBareType)) return { ...rest, anyOf: options };
  return { ...rest, type: [...new Set(options.flatMap(({ type }) => type))] };
}

/**
 * Converts a schema of an answer or body to JSON Schema (draft 2020-12), as OpenAPI 3.1 writes it. A lenient field is
 * its schema or null, and may be missing: the fallback for another type is no part of the description.
 *
 * @param schema The schema of valibot.
 * @param options `webAddress`, the schema of addresses, and `definitions` of schemas that contain themselves.
 * @returns The JSON Schema, and `definitions` by name.
 * @throws {Error} For a schema or step that neither this nor the converter knows.
 */
export function answerSchema(schema, { webAddress, definitions = {} }) {
  const write = createWriter(webAddress, definitions);
  const {
    $schema: _version,
    $defs = {},
    ...json
  } = toJsonSchema(write(schema), {
    target: 'draft-2020-12',
    ignoreActions: IGNORED,
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideAction: convertAction,
    overrideSchema: convertAddress,
  });
  return { json: joinTypes(json), definitions: joinTypes($defs) };
}
