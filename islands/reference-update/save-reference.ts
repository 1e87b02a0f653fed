import { ownAction } from '#kit/own-action.ts';
import { gatherFields, toQuery } from '#runtime/forms/read.ts';
import { readResult } from '#runtime/ajax/result.ts';
import { writeText } from '#runtime/requests/request-write.ts';

/** What came of it; `text` is the server's, if it says something. */
export interface SavedReference {
  readonly isSaved: boolean;
  readonly text: string;
}

const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/**
 * Sends a form with a reference; the answer is a result `{ Status, Message }` or a fragment of HTML (T18: a write is only the
 * form's POST).
 *
 * @param form The form.
 * @param submitter Its button.
 * @throws {RequestError} When the server fails or refuses.
 */
export async function saveReference(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<SavedReference> {
  const url = ownAction(form) || '/widget/catalog/CustomerReferenceUpdate';
  const body = toQuery(gatherFields(form, submitter));
  const answer = await writeText(url, 'application/json, text/html', { method: 'POST', body });
  const result = readResult(answer.text, answer.url);
  return result
    ? { isSaved: !result.isError, text: result.text }
    : { isSaved: true, text: textOf(answer.text) };
}
