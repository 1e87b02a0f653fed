import { postForm } from '#kit/form-answer';
import { ownAction } from '#kit/own-action.ts';

/** The outcome of a save; `text` is the server's message, if any. */
export interface SavedReference {
  readonly isSaved: boolean;
  readonly text: string;
}

/**
 * Sends the form of a reference as its own POST (T18). The answer is a result `{ Status, Message }` or an
 * HTML fragment.
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
