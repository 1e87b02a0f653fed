import { ArchipelError } from '../page/archipel-error.ts';
import { report } from '../page/errors.ts';
import { RequestError } from './request-error.ts';

/** Rejections with a reason; frameworks write a `message` of their own with others, such as 401 and 500. */
const REASONED: ReadonlySet<number> = new Set([400, 409, 422]);

const reported = new WeakSet<RequestError>();

// Another name, such as `message`, or another type: the visitor would get a text without the server's reason.
function reportShape(error: RequestError, answer: object): void {
  const key = Object.keys(answer).find((name) => name.toLowerCase() === 'message');
  if (key === undefined || reported.has(error)) return;
  reported.add(error);
  const received = JSON.stringify({ [key]: Reflect.get(answer, key) as unknown }).slice(0, 80);
  report(
    new ArchipelError({
      what: `The answer of ${error.url} has a wrong shape.`,
      why: `Message: Expected a text but received ${received}.`,
      how: 'Fix the server’s answer, which docs/calls.md describes.',
    }),
  );
}

/**
 * Reads the server's reason for a rejection: the `Message` of a JSON answer, as the API of the contract writes it.
 * Another name or type of it is reported.
 *
 * @param error The error.
 * @returns Plain text; nothing when the server has no message for visitors.
 */
export function messageOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  try {
    const answer = Object(JSON.parse(error.body)) as { Message?: unknown };
    const { Message: message } = answer;
    if (typeof message === 'string') return message.trim() === '' ? undefined : message;
    if (message !== null && REASONED.has(error.status)) reportShape(error, answer);
    return undefined;
  } catch {
    return undefined;
  }
}
