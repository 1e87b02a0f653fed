import { createAlertDialog, createButton, createPlainLink, explainKind } from '#kit/dialog';
import type { PlainDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { kitTexts } from '#kit/texts.ts';
import { isAttached, setAttribute } from '#runtime/dom/safe.ts';
import { emit, on, report, track, type EventTable, type Service } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { showUnknownError } from '#kit/unknown-error.ts';
import { stringsSoon } from '#stores/strings';
import { chooseTexts } from '#runtime/page/texts.ts';
import { leadsElsewhere } from './crossing.ts';
import { texts } from './texts.ts';

type Failure = EventTable['request-error'];

/**
 * Failures not shown here: aborted requests, missing pages (logged), and rejected logins, which have their
 * own message.
 */
const isQuiet = ({ kind, status }: Failure) => kind === 'aborted' || status === 404 || status === 401;

/** Whether the server did not answer; then the string resources can't be fetched either. */
const isUnanswered = ({ kind }: Failure) => kind === 'network' || kind === 'timeout' || !navigator.onLine;

interface Shown {
  add(failure: Failure): void;
  /** Removes a dialog that is not open yet, because the page is left while the visitor types. */
  leave(): void;
}

/** Creates the actions of the dialog: one retry button and one link, shared by all failures. */
function createOffers(actions: HTMLElement, dialog: PlainDialog) {
  const labels = kitTexts();
  const retries = new Set<() => void>();
  const retryAll = () => {
    dialog.close();
    for (const retry of retries) retry();
  };
  const button = createButton(labels.retry, '', retryAll);
  const link = createPlainLink('', labels.openAsPage);
  actions.append(createButton(labels.close, 'ar-button-quiet', () => dialog.close()));
  return ({ retry, leave, url }: Failure) => {
    if (retry) actions.append(button);
    if (retry) retries.add(retry);
    if (leave) actions.append(link);
    if (leave) link.href = url;
  };
}

/** Creates the dialog, which collects all failures while it is open. */
function show(onClose: () => void): Shown {
  const { dialog, message, actions } = createAlertDialog(chooseTexts(texts).title, 'ar-error-dialog');
  const shownTexts = new Set(['']);
  const offer = createOffers(actions, dialog);
  const announce = (text: string) => {
    if (!shownTexts.has(text)) message.append(createElement('p', '', text));
    shownTexts.add(text);
  };
  setAttribute(message, 'aria-live', 'polite');

  return {
    add(failure) {
      // The heading names the failure, so the text contains only the reason.
      if (!isUnanswered(failure)) showUnknownError(dialog.setTitle);
      announce(explainKind(failure));
      offer(failure);
      if (!isAttached(dialog.element)) dialog.open(onClose, { polite: true });
    },
    leave: () => dialog.element.open || dialog.element.remove(),
  };
}

// Buttons of `confirm` are excluded: without its code, the repeated click performs the button's own action.
const isInert = (target: EventTarget | null, action: string): target is HTMLButtonElement =>
  target instanceof HTMLButtonElement && (target.type === 'button' || !target.form) && action !== 'confirm';

/**
 * Reports a button whose action could not be loaded: links and submit buttons work natively, this button does
 * nothing.
 */
function announceDeadButton({ target, detail: { name } }: CustomEvent<EventTable['action-error']>): void {
  if (!isInert(target, name)) return;
  const error = new Error(`The code of the action "${name}" could not be had.`);
  const retry = () => target.click();
  emit(document, 'request-error', { url: location.href, status: 0, kind: 'script', error, retry });
}

/**
 * Shows failed requests for HTML in a dialog (ERR-03); a redirect to another site is followed by leaving the
 * page.
 */
const start: Service = (_app, { signal }) => {
  let shown: Shown | undefined;
  let pages = 0;

  const showFailure = async (failure: Failure) => {
    const page = pages;
    const { kind, url, leave } = failure;
    const isElsewhere = kind === 'network' && leave && (await leadsElsewhere(url));
    if (!isElsewhere && !isUnanswered(failure)) await stringsSoon();
    // Failures of a page that was left are not shown.
    if (page !== pages) return;
    if (isElsewhere) return leave();
    shown ??= show(() => (shown = undefined));
    shown.add(failure);
  };
  const onError = (event: CustomEvent<Failure>) => {
    const { detail } = event;
    // Any other error may have left the page half replaced: without `preventDefault` the browser loads it
    // fully.
    const isOurs = detail.kind === 'script' || detail.error instanceof RequestError;
    if (event.defaultPrevented || isQuiet(detail) || !isOurs) return;
    event.preventDefault();
    // This dialog now handles the failure; if it fails itself, the browser loads the page.
    const cancel = (thrown: unknown) => {
      report(thrown);
      detail.leave?.();
    };
    void track(showFailure(detail).catch(cancel));
  };
  const onLeave = () => {
    pages += 1;
    shown?.leave();
    shown = undefined;
  };
  on('request-error', onError, signal);
  on('action-error', announceDeadButton, signal);
  on('page-leave', onLeave, signal);
};

export default start;
