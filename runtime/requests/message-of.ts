import { RequestError } from './request-error.ts';

/**
 * Reads the server's reason for a rejection: the `Message` of a JSON answer, as the API of the contract writes it.
 *
 * @param error The error.
 * @returns Plain text; nothing when the server has no message for visitors.
 */
export function messageOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  try {
    const answer: unknown = JSON.parse(error.body);
    const { Message: message } = Object(answer) as { Message?: unknown };
    return typeof message === 'string' && message.trim() !== '' ? message : undefined;
  } catch {
    return undefined;
  }
}
