import { RequestError } from '../requests/request-error.ts';

/** A server's answer to a form as JSON instead of HTML (FRM-06). */
export interface Result {
  text: string;
  isError: boolean;
  /** The answer's `Id`, such as that of the saved record; empty without one. */
  id: string;
}

/** Values of `Status` that report a failure; a number is an HTTP status. */
const BAD = /err|fail|invalid|refus|den(?:y|ied)|warn|unauth|forbid|not ?found/i;

const isBad = (status: unknown) =>
  status === false ||
  (typeof status === 'number' && status >= 400) ||
  (typeof status === 'string' && (BAD.test(status) || /^[45]\d\d$|^false$/i.test(status.trim())));

/** The members of a response that decide how it is read. */
export interface ReadableAnswer {
  readonly text: string;
  readonly url: string;
  readonly isHtml: boolean;
}

// A text of type HTML is JSON only if it can be parsed: a page may begin with `{% liquid %}` or `[sic]`.
function parse({ text, url, isHtml }: ReadableAnswer): unknown {
  if (text.trim() === '' || (isHtml && !/^\s*[{[]/.test(text))) return undefined;
  try {
    return Object(JSON.parse(text));
  } catch (cause) {
    if (isHtml) return undefined;
    throw new RequestError('type', url, { body: text, cause });
  }
}

/**
 * Reads an answer `{ Status, Message }`.
 *
 * @param answer HTML or JSON.
 * @returns The result, whose text is empty when there is none; nothing for HTML and for an empty answer.
 * @throws {RequestError} For JSON that is invalid, or is no result.
 */
export function readResult(answer: ReadableAnswer): Result | undefined {
  const value = parse(answer) as { Status?: unknown; Message?: unknown; Id?: unknown } | undefined;
  if (!value) return undefined;
  const isResult = Object.hasOwn(value, 'Status') || Object.hasOwn(value, 'Message');
  if (!isResult) throw new RequestError('type', answer.url, { body: answer.text });
  const { Status, Message, Id } = value;
  const id = typeof Id === 'string' || typeof Id === 'number' ? String(Id) : '';
  return { text: typeof Message === 'string' ? Message : '', isError: isBad(Status), id };
}
