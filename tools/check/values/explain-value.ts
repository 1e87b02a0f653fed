import { choice, flag, list, mark, milliseconds, number, text } from '#kit/props.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';
import { readJsonText } from './json-text.ts';
import { findSchemaProblems } from './schema-errors.ts';

/** The kind of a value and its bounds, as props, page attributes and parameters of rules have them. */
export interface ValueKind {
  readonly kind: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Validator {
  readonly '~standard': { validate(value: unknown): unknown };
}

/** A page that relative addresses start from; it is never requested. */
const BASE = 'https://example.com/';

const choicesIn = (schema: ValueKind['schema']): string[] =>
  Array.isArray(schema['enum'])
    ? schema['enum'].filter((word) => typeof word === 'string' && word !== '')
    : [];

const boundsIn = ({ minimum, maximum }: ValueKind['schema']) => ({
  ...(typeof minimum === 'number' && { min: minimum }),
  ...(typeof maximum === 'number' && { max: maximum }),
});

/** The readers of the islands themselves, so that both accept the same. */
const READERS: Readonly<Record<string, (schema: ValueKind['schema']) => Validator>> = {
  text: () => text(),
  number: (schema) => number(boundsIn(schema)),
  milliseconds: (schema) => milliseconds(boundsIn(schema)),
  flag: () => flag(),
  choice: (schema) => choice(...choicesIn(schema)),
  mark: (schema) => mark(...choicesIn(schema)),
  list: () => list(),
};

function explainUrl(value: unknown): string | undefined {
  const isUrl = typeof value === 'string' && value.trim() !== '' && webUrl(value, BASE) !== undefined;
  return isUrl ? undefined : 'expected an http(s) address, absolute or relative';
}

/** Describes the first problem of a value that has a JSON Schema. */
function explainBySchema(schema: object, value: unknown): string | undefined {
  const [problem] = findSchemaProblems(schema, value);
  if (!problem) return undefined;
  return problem.path.length > 0
    ? `"${problem.path.join('.')}" ${problem.text}`
    : problem.text.replace(/^is .*; /, '');
}

function explainJson(schema: object, value: unknown): string | undefined {
  if (typeof value !== 'string') return explainBySchema(schema, value);
  const reading = readJsonText(value);
  return reading.isRead ? explainBySchema(schema, reading.value) : `expected JSON (${reading.reason})`;
}

/**
 * Explains why a value is wrong.
 *
 * @param value The text of an attribute, or a value of JSON.
 * @param kind Its kind and bounds.
 * @returns The end of a sentence, such as `expected a number`; undefined for a good value.
 */
export function explainValue(value: unknown, { kind, schema }: ValueKind): string | undefined {
  if (kind === 'url') return explainUrl(value);
  if (kind === 'json') return explainJson(schema, value);
  const reader = READERS[kind];
  if (!reader) return undefined;
  const { issues } = reader(schema)['~standard'].validate(value) as {
    issues?: readonly { message: string }[];
  };
  return issues?.[0] && `expected ${issues[0].message}`;
}
