import { postForm, type FormAnswer } from '#kit/form-answer';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { RequestError } from '#runtime/requests/request-error.ts';

/** The result of sending an address; `text` is the server's message. */
export type SentAddress =
  | { readonly kind: 'saved'; readonly id: string; readonly text: string }
  /** The server's error, as a message or in the returned form. */
  | { readonly kind: 'rejected'; readonly text: string }
  | { readonly kind: 'corrected'; readonly form: HTMLElement }
  | { readonly kind: 'failed'; readonly error: Error };

type Content = Extract<FormAnswer, { kind: 'content' }>;

/** Finds the form in an answer: the one with the same id, otherwise the first of the same kind. */
function findForm(form: HTMLElement, content: DocumentFragment): HTMLElement | undefined {
  const id = getAttribute(form, 'id');
  const forms = querySelectorAll(content, 'form[data-island="address-form"]');
  return forms.find((one) => id !== null && getAttribute(one, 'id') === id) ?? forms[0];
}

// A redirect confirms a form sent without scripts; an answer without one proves nothing, so it counts as
// failed.
function readContent(form: HTMLElement, { content, status, isRedirected }: Content): SentAddress {
  const again = findForm(form, content);
  if (again) return { kind: 'corrected', form: again };
  if (isRedirected) return { kind: 'saved', id: '', text: '' };
  const url = getAttribute(form, 'action') ?? '';
  return { kind: 'failed', error: new RequestError('type', url, { status }) };
}

/**
 * Interprets the answer (CHK-02). A result, a success message or a redirect means saved; the form again means
 * corrected; anything else failed.
 *
 * @param form The form.
 * @param answer The answer.
 */
export function readSentAddress(form: HTMLElement, answer: FormAnswer): SentAddress {
  if (answer.kind === 'content') return readContent(form, answer);
  return answer.kind === 'done' ? { ...answer, kind: 'saved' } : answer;
}

/**
 * Sends an address.
 *
 * @param form The form.
 * @param submitter The pressed button.
 * @returns The result; never rejects.
 */
export async function sendAddress(form: HTMLElement, submitter: HTMLElement | null): Promise<SentAddress> {
  const action = getAttribute(form, 'action') || location.href;
  return readSentAddress(form, await postForm(action, form, submitter));
}
