import { postForm } from '#kit/form-answer';
import { ownAction } from '#kit/own-action.ts';

/** The outcome; `text` is the server's message, if any. */
export interface SavedReference {
  readonly isSaved: boolean;
  readonly text: string;
}

/**
 * Sends a form with a reference; the answer is a result `{ Status, Message }` or a fragment of HTML (T18: a write is only the
 * form's POST).
 *
 * @param form The form.
 * @param submitter Its button.
 * @throws {Error} When the server fails, or its answer has no result.
 */
export async function saveReference(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<SavedReference> {
  const answer = await postForm(
    ownAction(form) || '/widget/catalog/CustomerReferenceUpdate',
    form,
    submitter,
  );
  if (answer.kind === 'failed') throw answer.error;
  if (answer.kind !== 'content') return { isSaved: answer.kind === 'done', text: answer.text };
  const text = answer.content.textContent.trim();
  return { isSaved: answer.status < 400, text: answer.status < 400 ? text : '' };
}
