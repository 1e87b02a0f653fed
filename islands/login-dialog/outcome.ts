import { parseForDialog } from '#kit/dialog';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { toError } from '#runtime';
import type { Answer } from '#runtime/requests/answer.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { writeHtml } from '#runtime/requests/request-write.ts';
import { isLogin } from './address.ts';
import type { Sending } from './form.ts';

/** What became of a request of the login: HTML to be shown, the page that it led away to, or neither. */
export type LoginOutcome = { shown: DocumentFragment } | { landing: Answer | undefined } | { failed: Error };

function readAnswer(answer: Answer): LoginOutcome {
  if (answer.isRedirected && !isLogin(answer.url)) return { landing: answer };
  const shown = parseForDialog(answer);
  return shown ? { shown } : { failed: new RequestError('type', answer.url) };
}

// The form given back with a refusal (422), or a page that failed behind a login that did not.
function readFailure(error: Error, requestedUrl: URL): LoginOutcome {
  if (!(error instanceof RequestError)) return { failed: error };
  const isAway = new URL(error.url).pathname !== requestedUrl.pathname && !isLogin(error.url);
  if (isAway) return { landing: undefined };
  const shown = parseForDialog({ text: error.body, policy: error.policy, url: error.url });
  return shown && findInside(shown, 'form') ? { shown } : { failed: error };
}

/**
 * Asks for the login page, or sends a form of it.
 *
 * @param url The address.
 * @param body A form's fields; without them the page is read.
 * @returns What came of it; never rejects.
 */
export async function sendLogin(url: URL, body?: Sending['body']): Promise<LoginOutcome> {
  try {
    const write = body && { method: 'POST', body };
    return readAnswer(await writeHtml(url, { ...write, signInAfter: 'nothing' }));
  } catch (thrown) {
    return readFailure(toError(thrown), url);
  }
}
