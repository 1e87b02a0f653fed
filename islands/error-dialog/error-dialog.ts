import { createAlertDialog, createButton } from '#kit/alert-dialog.ts';
import { createElement } from '#kit/element.ts';
import { explainFailure } from '#kit/failure-text.ts';
import { kitTexts } from '#kit/texts.ts';
import { on, track, type EventTable, type Service } from '#runtime';
import { RequestError } from '#runtime/request-error.ts';
import { stringsReady, translateOr } from '#stores/strings/index.ts';
import { chooseTexts } from '#runtime/texts.ts';
import { leadsElsewhere } from './crossing.ts';
import { texts } from './texts.ts';

// No stylesheet: the dialog of the kit brings its own.

type Failure = EventTable['request-error'];

/** What the runtime does by itself: an abort is warned of, a missing page logged, a refused login told already. */
const isQuiet = ({ kind, status }: Failure) => kind === 'aborted' || status === 404 || status === 401;

const unknownError = () => translateOr('Core.UnknownError', chooseTexts(texts).unknown);

interface Shown {
  add(failure: Failure): void;
  /** The page is left: what waited for somebody to stop typing is never opened. */
  leave(): void;
}

/** One dialog for all that fails while it is open. */
function show(onClose: () => void): Shown {
  const { dialog, message, actions } = createAlertDialog(chooseTexts(texts).title, 'ar-error-dialog');
  const retries = new Set<() => void>();
  const said = new Set(['']);
  const retryAll = () => {
    dialog.close();
    for (const retry of retries) retry();
  };
  const button = createButton(kitTexts().retry, '', retryAll);
  const close = createButton(kitTexts().close, 'ar-button-quiet', () => dialog.close());
  const say = (text: string) => message.append(createElement('p', '', text));
  message.setAttribute('aria-live', 'polite');
  say(unknownError());
  actions.append(close);
  dialog.open(onClose, { polite: true });

  return {
    add({ error, retry }) {
      const text = explainFailure(error);
      if (!said.has(text)) say(text);
      said.add(text);
      if (retry) actions.append(button);
      if (retry) retries.add(retry);
    },
    leave: () => dialog.element.open || dialog.element.remove(),
  };
}

/** Tells the visitor of requests for HTML that failed (ERR-03), or leaves the page for the site that they led to. */
const start: Service = (_app, { signal }) => {
  let shown: Shown | undefined;
  let pages = 0;

  const tell = async (failure: Failure) => {
    const page = pages;
    const { kind, url, leave } = failure;
    const isElsewhere = kind === 'network' && leave && (await leadsElsewhere(url));
    if (!isElsewhere) await stringsReady();
    // Who has gone on meanwhile wants to hear nothing of it.
    if (page !== pages) return;
    if (isElsewhere) return leave();
    shown ??= show(() => (shown = undefined));
    shown.add(failure);
  };
  const onError = (event: CustomEvent<Failure>) => {
    const { detail } = event;
    // What is no failed request may have left half a page: the browser gets a whole one.
    if (event.defaultPrevented || isQuiet(detail) || !(detail.error instanceof RequestError)) return;
    event.preventDefault();
    void track(tell(detail));
  };
  const onLeave = () => {
    pages += 1;
    shown?.leave();
    shown = undefined;
  };
  on('request-error', onError, signal);
  on('page-leave', onLeave, signal);
};

export default start;
