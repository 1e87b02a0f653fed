import { RequestError } from './request-error.ts';
import { writeText } from './request-write.ts';
import { JSON_TYPE } from './request.ts';
import type { Request } from './request-kind.ts';

/**
 * Requests JSON of the same origin. The value is unchecked: stores parse it with a schema.
 *
 * @param url The address.
 * @param request Method, body, signal.
 * @returns The parsed value; undefined for an empty answer.
 * @throws {RequestError} As `requestHtml`, and of kind `type` for text that is no JSON.
 */
export async function requestJson(url: string | URL, request: Request = {}): Promise<unknown> {
  const answer = await writeText(url, JSON_TYPE, request);
  if (answer.text === '') return undefined;
  try {
    return JSON.parse(answer.text);
  } catch (cause) {
    throw new RequestError('type', answer.url, { status: answer.status, body: answer.text, cause });
  }
}
