import { parseForDialog } from '#kit/dialog';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { toError } from '#runtime';
import type { Answer } from '#runtime/requests/answer.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { writeHtml } from '#runtime/requests/request-write.ts';
import { isLogin } from './address.ts';
import type { Sending } from './form.ts';

/** The outcome of a login request: HTML to show, the page that it led to, or an error. */
export type LoginOutcome = { shown: DocumentFragment } | { landing: Answer | undefined } | { failed: Error };

function readAnswer(answer: Answer): LoginOutcome {
  if (answer.isRedirected && !isLogin(answer.url)) return { landing: answer };
  const shown = parseForDialog(answer);
  return shown ? { shown } : { failed: new RequestError('type', answer.url) };
}

// An error status means a rejection with the form (422), or a failed page after a successful login.
function readFailure(error: Error, requestedUrl: URL): LoginOutcome {
  if (!(error instanceof RequestError)) return { failed: error };
  const isAway = new URL(error.url).pathname !== requestedUrl.pathname && !isLogin(error.url);
  if (isAway) return { landing: undefined };
  const shown = parseForDialog({ text: error.body, policy: error.policy, url: error.url });
  return shown && findInside(shown, 'form') ? { shown } : { failed: error };
}

/**
 * Requests the login page, or sends a form of it.
 *
 * @param url The address.
 * @param body A form's fields; if omitted, the page is requested.
 * @returns The outcome; never rejects.
 */
export async function sendLogin(url: URL, body?: Sending['body']): Promise<LoginOutcome> {
  try {
    const write = body && { method: 'POST', body };
    return readAnswer(await writeHtml(url, { ...write, signInAfter: 'nothing' }));
  } catch (thrown) {
    return readFailure(toError(thrown), url);
  }
}
