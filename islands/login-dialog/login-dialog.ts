import { on, type App, type Service } from '#runtime';
import type { Answer } from '#runtime/answer.ts';
import { giveUpRefused, hasRefused, takeRefused } from '#runtime/sign-in.ts';
import { createLogin } from './dialog.ts';
import { renewDocument } from './renew.ts';

const LOADER = 'long-loading';
const { classList } = document.documentElement;

/** Sends what was refused once more, in its order; of another visitor's requests only those that read. */
async function repeatRefused(app: App, isSameUser: boolean): Promise<void> {
  for (const request of takeRefused()) {
    if (isSameUser || !request.isWrite) await request.repeat();
    else request.giveUp();
  }
  if (isSameUser) return;
  await app.whenIdle();
  await app.visit(location.href);
}

/** Keeps the loader away while the login shows: a fast refusal may come before the visit has begun to show it. */
function createLoaderGuard(signal: AbortSignal) {
  let hadLoader = false;
  const hide = () => {
    if (!classList.contains(LOADER)) return;
    hadLoader = true;
    classList.remove(LOADER);
  };
  const observer = new MutationObserver(hide);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return {
    start() {
      hide();
      observer.observe(document.documentElement, { attributeFilter: ['class'] });
    },
    /** The requests go on: so does the loader. */
    stop() {
      observer.disconnect();
      if (hadLoader) classList.add(LOADER);
    },
  };
}

/** Shows the login until somebody has signed in or said no; whatever is refused meanwhile waits for it, too. */
function askForLogin(app: App, onEnd: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const loader = createLoaderGuard(signal);

  const end = () => {
    controller.abort();
    onEnd();
  };
  const cancel = () => {
    if (signal.aborted) return;
    giveUpRefused();
    end();
  };
  const onSuccess = async (landing: Answer | undefined) => {
    const isSameUser = await renewDocument(landing);
    if (!signal.aborted) loader.stop();
    if (!signal.aborted) end();
    dialog.close();
    // Whoever signed in may press elsewhere meanwhile.
    void repeatRefused(app, isSameUser);
  };
  const onLeave = () => {
    // It may still wait for somebody to stop typing: then it is never opened.
    if (!dialog.element.open) dialog.element.remove();
    cancel();
  };
  const { dialog, load } = createLogin({ signal, onLoaded: loader.start, onSuccess });
  on('page-leave', onLeave, signal);
  dialog.open(cancel, { polite: true });
  void load();
}

/** Lets visitors sign in where they are, and goes on with what they were doing (ERR-01). */
const start: Service = (app, { signal }) => {
  let isAsking = false;
  const ask = () => {
    if (isAsking || !hasRefused()) return;
    isAsking = true;
    askForLogin(app, () => (isAsking = false));
  };
  // A listener of the page's own may still take the request.
  on('sign-in-needed', () => queueMicrotask(ask), signal);
  ask();
};

export default start;
