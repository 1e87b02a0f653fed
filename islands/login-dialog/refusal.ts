import { parseFragment } from '#runtime/html/parse.ts';
import type { RequestError } from '#runtime/request-error.ts';
import { object, safeParse, string } from 'valibot';

/** What is longer than this is no sentence for a visitor. */
const LONGEST = 300;

function messageOfJson(body: string): string | undefined {
  try {
    const result = safeParse(object({ Message: string() }), JSON.parse(body));
    return result.success ? result.output.Message : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads what the server says of a login that it refused without giving the form back.
 *
 * @param error The refusal.
 * @returns Plain text; nothing when it says nothing for visitors.
 */
export function messageOf({ status, body }: RequestError): string | undefined {
  if (status < 400 || status >= 500) return undefined;
  const text = messageOfJson(body) ?? parseFragment(body).textContent.replace(/\s+/g, ' ').trim();
  return text !== '' && text.length <= LONGEST && !text.startsWith('{') ? text : undefined;
}
