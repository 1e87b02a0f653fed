import { parseForDialog } from '#kit/dialog';
import { readAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { readResult } from '#runtime/ajax/result.ts';

/** What a server makes of a request (SAL-01); a message may be empty. */
export type RequestOutcome =
  | { readonly kind: 'content'; readonly content: DocumentFragment }
  | { readonly kind: 'refused' | 'done'; readonly message: string }
  | { readonly kind: 'unknown' };

/** HTML or JSON that came, and where from. */
interface Arrived {
  readonly text: string;
  readonly policy: string;
  readonly url: string;
}

function messageIn(content: DocumentFragment, name: string): string | undefined {
  const place = findInside(content, `[${name}]`);
  return place ? readAttribute(place, name)?.trim() || (place.textContent ?? '').trim() : undefined;
}

function readHtml(answer: Arrived): RequestOutcome {
  const content = parseForDialog(answer);
  if (!content || !findInside(content, '*')) return { kind: 'unknown' };
  const refused = messageIn(content, 'data-error-message');
  if (refused !== undefined) return { kind: 'refused', message: refused };
  const done = messageIn(content, 'data-success-message');
  return done === undefined ? { kind: 'content', content } : { kind: 'done', message: done };
}

/**
 * Reads an answer: a message of error or success in its HTML, the same as `{ Status, Message }`, or other content (T36).
 *
 * @param answer HTML or JSON.
 * @returns What it means; `unknown` for what makes no sense.
 */
export function readOutcome(answer: Arrived): RequestOutcome {
  try {
    const result = readResult(answer.text, answer.url);
    if (!result) return readHtml(answer);
    return { kind: result.isError ? 'refused' : 'done', message: result.text };
  } catch {
    return { kind: 'unknown' };
  }
}
