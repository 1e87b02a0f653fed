import { parseForDialog } from '#kit/dialog-content.ts';
import { toError } from '#runtime';
import type { Answer } from '#runtime/answer.ts';
import { RequestError } from '#runtime/request-error.ts';
import { requestHtml } from '#runtime/request.ts';
import { isLogin } from './address.ts';
import type { Sending } from './form.ts';

/** What became of a request of the login: HTML to be shown, the page that it led away to, or neither. */
export type Outcome = { shown: DocumentFragment } | { landing: Answer | undefined } | { failed: Error };

function readAnswer(answer: Answer): Outcome {
  if (answer.isRedirected && !isLogin(answer.url)) return { landing: answer };
  const shown = parseForDialog(answer);
  return shown ? { shown } : { failed: new RequestError('type', answer.url) };
}

// The form given back with a refusal (422), or a page that failed behind a login that did not.
function readFailure(error: Error, asked: URL): Outcome {
  if (!(error instanceof RequestError)) return { failed: error };
  const isAway = new URL(error.url).pathname !== asked.pathname && !isLogin(error.url);
  if (isAway) return { landing: undefined };
  const shown = parseForDialog({ text: error.body, url: error.url });
  return shown?.querySelector('form') ? { shown } : { failed: error };
}

/**
 * Asks for the login page, or sends a form of it.
 *
 * @param url The address.
 * @param body A form's fields; without them the page is read.
 * @returns What came of it; never rejects.
 */
export async function ask(url: URL, body?: Sending['body']): Promise<Outcome> {
  try {
    const write = body && { method: 'POST', body };
    return readAnswer(await requestHtml(url, { ...write, signInAfter: 'nothing' }));
  } catch (thrown) {
    return readFailure(toError(thrown), url);
  }
}
