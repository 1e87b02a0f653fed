import { compile } from 'json-schema-to-typescript';
import { formatFile } from '../format-file.mjs';
import { openApiOf } from './openapi.mjs';

/** The file with the types of all calls, which `npm run reference` writes. */
export const CALL_TYPES = 'tools/mocks/calls.ts';

const BANNER = `// \`npm run reference\` writes this file: make changes in schema.ts and about.ts of the stores.

import type { SentFile } from './parse-body.ts';
`;

const MULTIPART = 'multipart/form-data';

const HTML = { type: 'string' };

/** No body: `undefined` is no type of JSON. */
const NOTHING = { tsType: 'undefined' };

/** Returns an object's schema, all of whose properties are required unless they are named. */
const objectOf = (properties, optional = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

function variablesOf({ parameters = [] }, part) {
  const own = parameters.filter((one) => one.in === part && one.name !== 'fields');
  const properties = Object.fromEntries(
    own.map(({ name, description }) => [name, { type: 'string', description }]),
  );
  const hasFields = parameters.some(({ name }) => name === 'fields');
  const optional = own.filter(({ required }) => !required).map(({ name }) => name);
  return {
    ...objectOf(properties, optional),
    ...(part === 'query' && hasFields && { additionalProperties: { type: 'string' } }),
  };
}

/** Mocks see name, type and size of a file alone. */
function withFiles(schema) {
  const { file } = schema.properties;
  return {
    ...schema,
    properties: { ...schema.properties, file: { ...file, type: undefined, tsType: 'SentFile' } },
  };
}

function schemaOf(content = {}) {
  if (content['text/html']) return HTML;
  const [type, one] = Object.entries(content)[0] ?? [];
  if (!one) return NOTHING;
  return type === MULTIPART ? withFiles(one.schema) : one.schema;
}

function callSchema({ summary, requestBody, responses, ...operation }) {
  const { description, content } = responses[200];
  return {
    description: summary,
    ...objectOf({
      params: variablesOf(operation, 'path'),
      query: variablesOf(operation, 'query'),
      request: schemaOf(requestBody?.content),
      answer: { ...schemaOf(content), description },
    }),
  };
}

/** References of OpenAPI point elsewhere than those of JSON Schema. */
const asDefinitions = (value) =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/definitions/'));

/** Writes comments of one line as such. */
const joinComments = (text) => text.replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');

const STYLE = {
  bannerComment: '',
  additionalProperties: false,
  format: false,
};

/**
 * Writes the types of all calls.
 *
 * @param catalogue The result of `readCatalogue`, with `calls` and `areas`.
 * @returns TypeScript, formatted.
 */
export async function formatCallTypes({ calls, areas }) {
  const { paths, components } = openApiOf(calls, areas, '');
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const properties = Object.fromEntries(operations.map((one) => [one.operationId, callSchema(one)]));
  const schema = {
    description: 'The calls of the API, by id.',
    ...objectOf(properties),
    definitions: components.schemas,
  };
  const text = await compile(asDefinitions(schema), 'Calls', STYLE);
  return formatFile(CALL_TYPES, `${BANNER}\n${joinComments(text)}`);
}
