import { on, type App, type Service } from '#runtime';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { suspendProgress } from '#runtime/page/progress.ts';
import { cancelRejected, hasRejected, takeRejected } from '#runtime/requests/sign-in.ts';
import { createLogin } from './dialog.ts';
import { renewDocument } from '#runtime/requests/renew-document.ts';
import { texts } from './texts.ts';

/**
 * Repeats the rejected requests in order. If another user has signed in, writes are cancelled and the page is
 * visited again.
 */
async function repeatRejected(app: App, isSameUser: boolean): Promise<void> {
  for (const request of takeRejected()) {
    if (isSameUser || !request.isWrite) await request.repeat();
    else request.cancel();
  }
  if (isSameUser) return;
  await app.whenIdle();
  await app.visit(location.href);
}

/**
 * Shows the login until the visitor has signed in or cancelled; requests rejected meanwhile are repeated too.
 */
function requestLogin(app: App, onEnd: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;

  // The page's loader is shown until the dialog has content, and hidden while the dialog is open.
  const hideProgress = () => {
    if (!signal.aborted) signal.addEventListener('abort', suspendProgress(), { once: true });
  };
  const end = () => {
    controller.abort();
    onEnd();
  };
  const cancel = () => {
    if (signal.aborted) return;
    cancelRejected();
    end();
  };
  const onSuccess = async (landing: Answer | undefined) => {
    const isSameUser = await renewDocument(landing);
    if (!signal.aborted) end();
    dialog.close();
    announce(chooseTexts(texts).signedIn);
    // Not awaited: the signed-in visitor may use the page meanwhile.
    void repeatRejected(app, isSameUser);
  };
  const onLeave = () => {
    // A dialog that is not open yet (the visitor is typing) must not open on the next page.
    if (!dialog.element.open) dialog.element.remove();
    cancel();
  };
  const { dialog, load } = createLogin({ signal, onLoaded: hideProgress, onSuccess });
  on('page-leave', onLeave, signal);
  dialog.open(cancel, { polite: true });
  void load();
}

/** Shows the login over the current page, then repeats the rejected requests (ERR-01). */
const start: Service = (app, { signal }) => {
  let isConfirming = false;
  const confirmSignIn = () => {
    if (isConfirming || !hasRejected()) return;
    isConfirming = true;
    requestLogin(app, () => (isConfirming = false));
  };
  // Runs after the page's own listeners, which may handle the request themselves.
  on('sign-in-needed', () => queueMicrotask(confirmSignIn), signal);
  confirmSignIn();
};

export default start;
