import { emit, report, toError } from '#runtime';
import { isAborted, RequestError } from '#runtime/requests/request-error.ts';
import type { Request } from '#runtime/requests/request-kind.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import type { GenericSchema, InferOutput } from 'valibot';
import { checkAnswer } from './answer-check.ts';
import { notify } from './notices/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';

const texts = {
  fr: { failed: 'Le serveur n’a pas pu répondre. Rien n’a été modifié ; réessayez.' },
  nl: { failed: 'De server kon niet antwoorden. Er is niets gewijzigd; probeer het opnieuw.' },
  en: { failed: 'The server could not answer. Nothing was changed; please try again.' },
};

/**
 * Reports a failed call to listeners of `api-error`, which log or take over failures, and to the console.
 *
 * @param url The address that was called.
 * @param error The failure.
 * @returns False when a listener has prevented the default message to the visitor.
 */
export function reportFailure(url: string, error: Error): boolean {
  const status = error instanceof RequestError ? error.status : 0;
  if (!emit(document, 'api-error', { url, status, error })) return false;
  report(error);
  return true;
}

/**
 * Calls the API and validates its answer. An answer of a wrong shape is reported here; the caller reports any
 * other failure.
 *
 * @param schema The schema of the answer, with the server's field names.
 * @param url The address, from `apiUrl()`.
 * @param request Method, body, signal.
 * @returns The checked answer.
 * @throws The failure: a RequestError, or an ArchipelError for a wrong answer.
 */
export async function requestApi<Schema extends GenericSchema>(
  schema: Schema,
  url: string,
  request: Request = {},
): Promise<InferOutput<Schema>> {
  return checkAnswer(schema, url, await requestJson(url, request));
}

/**
 * Calls the API as `requestApi` does. A failure is reported once, to the console and to the visitor.
 *
 * @param schema The schema of the answer.
 * @param url The address, from `apiUrl()`.
 * @param request Method, body, signal.
 * @returns The checked answer.
 * @throws As `requestApi`.
 */
export async function callApi<Schema extends GenericSchema>(
  schema: Schema,
  url: string,
  request: Request = {},
): Promise<InferOutput<Schema>> {
  try {
    return await requestApi(schema, url, request);
  } catch (thrown) {
    const error = toError(thrown);
    if (!isAborted(error) && reportFailure(url, error)) notify('error', chooseTexts(texts).failed);
    throw error;
  }
}
