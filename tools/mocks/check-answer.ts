import { findSchemaProblems, type SchemaProblem } from '../check/values/schema-errors.ts';
import type { Call } from './call-table.ts';
import { MockError } from './mock-error.ts';
import type { Content, OpenApi, Operation, Schema } from './openapi.ts';

/** The description of the answers of a status. */
export interface AnswerDescription {
  /** Content type; undefined when the answer has no body, or any. */
  readonly type: string | undefined;
  readonly content: Content | undefined;
}

const rangeOf = (status: number) => `${Math.floor(status / 100)}XX`;

/**
 * Finds the description of a status: the exact one, else its range, such as 4XX.
 *
 * @param operation The operation of the call.
 * @param status The status.
 * @returns The description; without a content for an error that is not described.
 * @throws MockError for a status below 400 that the call does not have.
 */
export function describeAnswer(operation: Operation, status: number): AnswerDescription {
  const { operationId, responses } = operation;
  const response = responses[status] ?? responses[rangeOf(status)];
  if (!response && !(status >= 400 && status <= 599)) {
    const known = Object.keys(responses).join(', ');
    throw new MockError(`${operationId} has no status ${status}. Those of openapi.json are ${known}.`);
  }
  const [type, content] = Object.entries(response?.content ?? {})[0] ?? [];
  return { type, content };
}

const REFERENCE = '#/components/schemas/';

/** Replaces the references of a schema by what they name, but not those inside of them: they may be endless. */
function withReferences(value: unknown, schemas: OpenApi['components']['schemas']): unknown {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string') return schemas[$ref.slice(REFERENCE.length)] ?? value;
  const entries = Object.entries(value).map(([key, one]) => [key, withReferences(one, schemas)]);
  return Object.fromEntries(entries) as Schema;
}

const wholeSchemas = new WeakMap<Schema, Schema>();

function wholeSchema(schema: Schema, { components }: OpenApi): Schema {
  const before = wholeSchemas.get(schema);
  if (before) return before;
  const whole = { ...(withReferences(schema, components.schemas) as Schema), components };
  wholeSchemas.set(schema, whole);
  return whole;
}

const writePath = (path: readonly string[]) =>
  path
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** `is "3"; expected a number` names the value, which the sentence has in another position. */
const WRONG_VALUE = /^is (.*); expected (.*)$/s;

function describeProblem(id: string, status: number, { path, text }: SchemaProblem): string {
  const source = `(status ${status}, openapi.json)`;
  const subject = writePath(path);
  const [, value, expected] = WRONG_VALUE.exec(text) ?? [];
  if (value === undefined) return `The mock of ${id} is wrong: ${subject} ${text}. ${source}`;
  const start = `The mock of ${id} answers ${subject ? `${subject} with ` : 'with '}${value}`;
  return `${start}; expected ${expected}. ${source}`;
}

/**
 * Checks the answer of a mock by the schema of its status.
 *
 * @param openapi The contents of `openapi.json`.
 * @param call The call.
 * @param status The status.
 * @param value The answer, as JSON would have it.
 * @throws MockError with the path of the first wrong value.
 */
export function checkAnswer(openapi: OpenApi, call: Call, status: number, value: unknown): void {
  const { content } = describeAnswer(call.operation, status);
  if (!content) return;
  // An error may be plain text: not all servers write JSON then.
  if (status >= 400 && (typeof value === 'string' || value === undefined)) return;
  if (value === undefined) {
    throw new MockError(`The mock of ${call.id} returned nothing; a function must return the answer.`);
  }
  const [problem] = findSchemaProblems(wholeSchema(content.schema, openapi), value).toSorted(
    (one, other) => other.path.length - one.path.length,
  );
  if (problem) throw new MockError(describeProblem(call.id, status, problem));
}
