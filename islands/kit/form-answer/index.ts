import { toError } from '#runtime';
import { gatherFields, toQuery } from '#runtime/forms/read.ts';
import { writeText } from '#runtime/requests/request-write.ts';
import { readFormAnswer, readFormFailure, type FormAnswer } from './read-answer.ts';

export type { FormAnswer } from './read-answer.ts';

/**
 * Sends a form of an island as the browser would, and reads the answer.
 *
 * @param address Address of the request.
 * @param form The form.
 * @param submitter Its button.
 * @returns The server's answer; never rejects.
 */
export async function postForm(
  address: string,
  form: HTMLElement,
  submitter: HTMLElement | null,
): Promise<FormAnswer> {
  const body = toQuery(gatherFields(form, submitter));
  try {
    return readFormAnswer(await writeText(address, 'application/json, text/html', { method: 'POST', body }));
  } catch (thrown) {
    return readFormFailure(toError(thrown));
  }
}
