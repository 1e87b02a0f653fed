import { on, type App, type Service } from '#runtime';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { suspendProgress } from '#runtime/page/progress.ts';
import { cancelRejected, hasRejected, takeRejected } from '#runtime/requests/sign-in.ts';
import { createLogin } from './dialog.ts';
import { renewDocument } from '#runtime/requests/renew-document.ts';
import { texts } from './texts.ts';

/** Repeats the rejected requests in their order; of another visitor's requests only those that read. */
async function repeatRejected(app: App, isSameUser: boolean): Promise<void> {
  for (const request of takeRejected()) {
    if (isSameUser || !request.isWrite) await request.repeat();
    else request.cancel();
  }
  if (isSameUser) return;
  await app.whenIdle();
  await app.visit(location.href);
}

/** Shows the login until the visitor has signed in or cancelled; requests rejected meanwhile wait for it, too. */
function requestLogin(app: App, onEnd: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;

  // The loader shows that the dialog is on its way; over the dialog there is no loader.
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
    // The visitor has signed in and may press elsewhere meanwhile.
    void repeatRejected(app, isSameUser);
  };
  const onLeave = () => {
    // A dialog that still waits until the visitor stops typing is never opened.
    if (!dialog.element.open) dialog.element.remove();
    cancel();
  };
  const { dialog, load } = createLogin({ signal, onLoaded: hideProgress, onSuccess });
  on('page-leave', onLeave, signal);
  dialog.open(cancel, { polite: true });
  void load();
}

/** Lets visitors sign in where they are, and goes on with what they were doing (ERR-01). */
const start: Service = (app, { signal }) => {
  let isConfirming = false;
  const submit = () => {
    if (isConfirming || !hasRejected()) return;
    isConfirming = true;
    requestLogin(app, () => (isConfirming = false));
  };
  // A listener of the page's own may still take the request.
  on('sign-in-needed', () => queueMicrotask(submit), signal);
  submit();
};

export default start;
