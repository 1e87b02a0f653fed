import { parseForDialog } from '#kit/dialog';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { getAttribute } from '#runtime/dom/safe.ts';
import { readResult } from '#runtime/ajax/result.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { RequestError } from '#runtime/requests/request-error.ts';

/** A server's answer to a form: only `done` means accepted. Texts may be empty. */
export type FormAnswer =
  | { readonly kind: 'done'; readonly text: string; readonly id: string }
  | { readonly kind: 'rejected'; readonly text: string }
  /** HTML without a message of its own; its island interprets it. */
  | {
      readonly kind: 'content';
      readonly content: DocumentFragment;
      readonly status: number;
      readonly isRedirected: boolean;
    }
  | { readonly kind: 'failed'; readonly error: Error };

type HtmlAnswer = Pick<Answer, 'text' | 'url' | 'policy' | 'status' | 'isRedirected' | 'isHtml'>;

function messageIn(content: DocumentFragment, name: string): string | undefined {
  const element = findInside(content, `[${name}]`);
  return element ? getAttribute(element, name)?.trim() || (element.textContent ?? '').trim() : undefined;
}

const failed = ({ url, status, text }: HtmlAnswer): FormAnswer => ({
  kind: 'failed',
  error: new RequestError('type', url, { status, body: text }),
});

function readHtml(answer: HtmlAnswer): FormAnswer {
  const content = answer.text.trim() ? parseForDialog(answer) : undefined;
  if (!content || !findInside(content, '*')) return failed(answer);
  const rejected = messageIn(content, 'data-error-message');
  if (rejected !== undefined) return { kind: 'rejected', text: rejected };
  const done = messageIn(content, 'data-success-message');
  if (done !== undefined) return { kind: 'done', text: done, id: '' };
  return { kind: 'content', content, status: answer.status, isRedirected: answer.isRedirected };
}

/**
 * Reads the answer to a form of an island: `{ Status, Message, Id? }`, or HTML with a message of error or success (T36).
 *
 * @param answer HTML or JSON.
 * @returns The answer; `failed` for an empty body, broken or other JSON, HTML without an element.
 */
export function readFormAnswer(answer: HtmlAnswer): FormAnswer {
  try {
    const result = readResult(answer);
    if (!result) return readHtml(answer);
    const { isError, text, id } = result;
    return isError ? { kind: 'rejected', text } : { kind: 'done', text, id };
  } catch {
    return failed(answer);
  }
}

/**
 * Reads the error of a form request: a 4xx with `{ Message }` or HTML is the server's answer, all else a
 * failure.
 *
 * @param error The error of the request.
 */
export function readFormFailure(error: Error): FormAnswer {
  const failure: FormAnswer = { kind: 'failed', error };
  if (!(error instanceof RequestError) || error.status < 400 || error.status >= 500) return failure;
  const { body, url, policy, status, isHtml } = error;
  const read = readFormAnswer({ text: body, url, policy, status, isHtml, isRedirected: false });
  if (read.kind === 'failed') return failure;
  return read.kind === 'done' ? { kind: 'rejected', text: read.text } : read;
}
