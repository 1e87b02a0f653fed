import { RequestError } from '../requests/request-error.ts';

/** What a server says about a form instead of HTML (FRM-06). */
export interface Result {
  text: string;
  isError: boolean;
}

/** Words by which servers say that something went wrong; a number is an HTTP status. */
const BAD = /err|fail|invalid|refus|den(?:y|ied)|warn|unauth|forbid|not ?found/i;

const isBad = (status: unknown) =>
  status === false ||
  (typeof status === 'number' && status >= 400) ||
  (typeof status === 'string' && (BAD.test(status) || /^[45]\d\d$|^false$/i.test(status.trim())));

function parse(text: string): object | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer `{ Status, Message }`.
 *
 * @param text The answer's text, HTML or JSON.
 * @returns The result, whose text is empty when there is none; nothing for HTML.
 * @throws {RequestError} For JSON that is no result.
 */
export function readResult(text: string, url: string): Result | undefined {
  const value = parse(text) as { Status?: unknown; Message?: unknown } | undefined;
  if (!value) return undefined;
  const isResult = Object.hasOwn(value, 'Status') || Object.hasOwn(value, 'Message');
  if (!isResult) throw new RequestError('type', url);
  const { Status, Message } = value;
  return { text: typeof Message === 'string' ? Message : '', isError: isBad(Status) };
}
