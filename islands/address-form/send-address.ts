import { parseForDialog } from '#kit/dialog';
import { toError } from '#runtime';
import { readResult } from '#runtime/ajax/result.ts';
import { findAllIn, readAttribute } from '#runtime/dom/safe.ts';
import { gatherFields, toQuery } from '#runtime/forms/read.ts';
import type { ArrivedHtml } from '#runtime/html/nonce.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { writeText } from '#runtime/requests/request-write.ts';

/** What came of an address that was sent; `text` is the server's. */
export type SentAddress =
  | { readonly kind: 'saved'; readonly id: string; readonly text: string }
  /** The server says why not, in words or in the form itself. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'corrected'; readonly form: HTMLElement }
  | { readonly kind: 'failed'; readonly error: Error };

function readId(text: string): string {
  const { Id: id } = Object(JSON.parse(text)) as { Id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** The form in an answer that brings it again: the one of the same id, else of the same kind. */
function findForm(
  form: HTMLFormElement,
  { text, policy = '' }: ArrivedHtml,
  url: string,
): HTMLElement | undefined {
  const content = parseForDialog({ text, policy, url });
  const id = readAttribute(form, 'id');
  const forms = content ? findAllIn(content, 'form[data-island="address-form"]') : [];
  return forms.find((one) => id !== null && readAttribute(one, 'id') === id) ?? forms[0];
}

// JSON that says nothing of use is no words for a visitor.
function readRefusal({ body, url }: RequestError): string | undefined {
  try {
    return readResult(body, url)?.text;
  } catch {
    return undefined;
  }
}

function readFailure(form: HTMLFormElement, error: Error): SentAddress {
  const isRefusal = error instanceof RequestError && error.status >= 400 && error.status < 500;
  if (!isRefusal) return { kind: 'failed', error };
  const text = readRefusal(error);
  if (text) return { kind: 'refused', text };
  const { body, policy, url } = error;
  const again = body ? findForm(form, { text: body, policy }, url) : undefined;
  return again ? { kind: 'corrected', form: again } : { kind: 'failed', error };
}

/**
 * Sends an address; the answer is a result `{ Status, Message, Id? }`, or HTML: with the form again it is refused, else saved.
 *
 * @param form The form.
 * @param submitter Its button.
 * @returns What came of it; never rejects.
 */
export async function sendAddress(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<SentAddress> {
  const action = readAttribute(form, 'action') || location.href;
  const body = toQuery(gatherFields(form, submitter));
  try {
    const answer = await writeText(action, 'application/json, text/html', { method: 'POST', body });
    const { text, policy, url } = answer;
    const result = readResult(text, url);
    if (result?.isError) return { kind: 'refused', text: result.text };
    if (result) return { kind: 'saved', id: readId(text), text: result.text };
    const again = findForm(form, { text, policy }, url);
    return again ? { kind: 'corrected', form: again } : { kind: 'saved', id: '', text: '' };
  } catch (thrown) {
    return readFailure(form, toError(thrown));
  }
}
