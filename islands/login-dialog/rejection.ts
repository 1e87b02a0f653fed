import { parseFragment } from '#runtime/html/parse.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import type { RequestError } from '#runtime/requests/request-error.ts';

/** Longer texts are not shown: they are no message for visitors. */
const MAX_TEXT_LENGTH = 300;

/**
 * Reads the server's message about a login that it rejected without returning the form.
 *
 * @param error The rejection.
 * @returns Plain text; undefined when it has no text for visitors.
 */
export function loginRejection(error: RequestError): string | undefined {
  const { status, body } = error;
  if (status < 400 || status >= 500) return undefined;
  const text = messageOf(error) ?? parseFragment(body).textContent.replace(/\s+/g, ' ').trim();
  return text !== '' && text.length <= MAX_TEXT_LENGTH && !text.startsWith('{') ? text : undefined;
}
