import type { Call } from './call-table.ts';
import { checkAnswer, describeAnswer } from './check-answer.ts';
import type { MockAnswer, ReplyOptions } from './exchange-types.ts';
import { MockError } from './mock-error.ts';
import type { OpenApi } from './openapi.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const lowerCase = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function createAnswer(type: string, body: string, options: ReplyOptions): MockAnswer {
  const { status = 200, headers, delay = 0, drop = false } = options;
  const own = body === '' ? {} : { 'content-type': type };
  return { status, headers: { ...own, ...lowerCase(headers) }, body, delay, drop };
}

/** Writes HTML as an answer. */
export function writeHtml(html: unknown, options: ReplyOptions, subject: string): MockAnswer {
  if (typeof html === 'string') return createAnswer(HTML, html, options);
  throw new MockError(
    `${subject} answers with ${JSON.stringify(html) ?? 'nothing'}; expected HTML as a text.`,
  );
}

function toJson(value: unknown, id: string): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new MockError(`The mock of ${id} answers with a value that JSON can't write.`, { cause });
  }
}

const parse = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));

/** An error's text is sent as it is, like that of a server. */
const typeOfError = (text: string) => (text.trimStart().startsWith('<') ? HTML : TEXT);

/**
 * Writes the answer of a call, once its value fits the schema of the status.
 *
 * @param openapi The contents of `openapi.json`.
 * @param call The call.
 * @param value The value; text for HTML.
 * @param options The options of the answer.
 * @throws MockError when the value does not fit.
 */
export function writeAnswer(openapi: OpenApi, call: Call, value: unknown, options: ReplyOptions): MockAnswer {
  const { status = 200, drop } = options;
  const { type } = describeAnswer(call.operation, status);
  if (drop) return createAnswer(JSON_TYPE, '', options);
  if (status === 204 && value !== undefined) {
    throw new MockError(`The mock of ${call.id} has a body, which status 204 can't have.`);
  }
  const json = toJson(value, call.id);
  checkAnswer(openapi, call, status, parse(json));
  if (json === undefined) return createAnswer(JSON_TYPE, '', options);
  if (typeof value !== 'string') return createAnswer(JSON_TYPE, json, options);
  if (status >= 400) return createAnswer(typeOfError(value), value, options);
  return type === 'text/html' ? createAnswer(HTML, value, options) : createAnswer(JSON_TYPE, json, options);
}

/** Returns the example of a status, which answers when a mock has no answer of its own. */
export const exampleOf = (call: Call, status = 200): unknown =>
  describeAnswer(call.operation, status).content?.example;
