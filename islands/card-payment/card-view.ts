import { setBusy } from '#kit/busy.ts';
import { createElement } from '#kit/element.ts';
import { focusStill, showInView } from '#runtime/dom/safe-tree.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { CardNotice, CardPhase, CardState } from './card-state.ts';
import { isInProgress } from './card-state.ts';
import { chooseOtherwise } from './pay-otherwise.ts';
import { texts } from './texts.ts';

type Kind = CardNotice['kind'];

const GOOD: ReadonlySet<Kind> = new Set(['paid', 'pending', 'alreadyPaid', 'uncharged']);

/** Notices without a link to another payment method: the shopper may have paid already. */
const NEVER_OTHERWISE: ReadonlySet<Kind> = new Set([...GOOD, 'unknown', 'amount']);

const LABELS: Partial<Record<Kind, 'check' | 'reload'>> = { amount: 'reload', unknown: 'check' };

const PROGRESS: Partial<Record<CardPhase, 'loading' | 'paying' | 'challenged' | 'confirming' | 'leaving'>> = {
  requesting: 'loading',
  opening: 'loading',
  paying: 'paying',
  challenged: 'challenged',
  confirming: 'confirming',
  leaving: 'leaving',
};

/** Phases in which the provider takes its fields away, and the focus with them. */
const SHOWN_PHASES: ReadonlySet<CardPhase> = new Set(['paying', 'challenged']);

export interface CardView {
  readonly element: HTMLElement;
  /** The container of the provider's fields. */
  readonly container: HTMLElement;
  show(state: CardState): void;
}

interface CardViewOptions {
  readonly otherUrl: string | undefined;
  readonly onRetry: () => Promise<void>;
}

interface Parts {
  readonly element: HTMLElement;
  readonly container: HTMLElement;
  readonly message: HTMLElement;
  readonly alert: HTMLElement;
  readonly status: HTMLElement;
  readonly waiting: HTMLElement;
  readonly retry: HTMLButtonElement;
  readonly other: HTMLAnchorElement;
}

/** Creates a live region that exists before its text; otherwise screen readers do not announce it. */
function createRegion(role: 'alert' | 'status', className = ''): HTMLElement {
  const region = createElement('p', className);
  region.role = role;
  return region;
}

function createParts(): Parts {
  const element = createElement('div', 'ar-card');
  const message = createElement('div', 'ar-card-message');
  message.tabIndex = -1;
  const [alert, status] = [createRegion('alert'), createRegion('status')];
  const actions = createElement('p', 'ar-card-actions');
  const retry = createElement('button', 'ar-button');
  retry.type = 'button';
  const other = createElement('a', '', chooseTexts(texts).otherwise);
  actions.append(retry, other);
  message.append(alert, status, actions);
  const waiting = createRegion('status', 'ar-card-waiting');
  waiting.tabIndex = -1;
  const container = createElement('div', 'ar-card-fields');
  element.append(message, waiting, container);
  return { element, container, message, alert, status, waiting, retry, other };
}

/** Shows the possible actions for a notice. */
function showActions({ retry, other }: Parts, kind: Kind | undefined, isStopped: boolean, hasOther: boolean) {
  const canRetry = kind !== undefined && !GOOD.has(kind) && (isStopped || kind === 'late');
  retry.hidden = !canRetry;
  retry.textContent = chooseTexts(texts)[(kind && LABELS[kind]) ?? 'retry'];
  other.hidden = !hasOther || kind === undefined || NEVER_OTHERWISE.has(kind);
}

function showNotice(parts: Parts, { phase, notice }: CardState, hasOther: boolean): void {
  const { message, alert, status } = parts;
  const isGood = notice !== undefined && GOOD.has(notice.kind);
  const text = notice ? (notice.message ?? chooseTexts(texts).notices[notice.kind]) : '';
  message.hidden = !notice;
  message.dataset['tone'] = isGood ? 'good' : 'bad';
  alert.textContent = isGood ? '' : text;
  status.textContent = isGood ? text : '';
  showActions(parts, notice?.kind, phase === 'stopped', hasOther);
}

/** Moves the focus to the message after an attempt, because the removed fields lose it. */
function followTries(message: HTMLElement) {
  let hasActed = false;
  return (state: CardState) => {
    if (isInProgress(state)) hasActed = true;
    if (!state.notice || !hasActed) return;
    hasActed = false;
    message.focus();
  };
}

/**
 * Moves the focus to the progress text, and shows it: the pressed button will go with the fields, and the bank's
 * question, which is shorter, would lie above the screen.
 */
function followProgress(text: HTMLElement) {
  let last: CardPhase | undefined;
  return ({ phase }: CardState) => {
    if (phase === last) return;
    last = phase;
    if (!SHOWN_PHASES.has(phase)) return;
    showInView(text);
    focusStill(text);
  };
}

/**
 * Creates the view around the provider's fields: the result of an attempt, the possible actions, and a progress
 * text. The server's message takes precedence over ours.
 *
 * @param options The address of other payment methods, and the retry.
 */
export function createCardView({ otherUrl, onRetry }: CardViewOptions): CardView {
  const parts = createParts();
  const { element, container, message, waiting, retry, other } = parts;
  const followers = [followTries(message), followProgress(waiting)];
  let kind: Kind | undefined;

  retry.addEventListener('click', () => {
    if (kind === 'amount') return fullLoad(location.href);
    if (retry.ariaBusy === 'true') return;
    setBusy(retry, true);
    void onRetry().finally(() => setBusy(retry, false));
  });
  other.href = otherUrl ?? '';
  other.addEventListener('click', (event) => {
    if (chooseOtherwise(otherUrl ?? '')) event.preventDefault();
  });

  return {
    element,
    container,
    show(state) {
      kind = state.notice?.kind;
      const wait = PROGRESS[state.phase];
      element.dataset['phase'] = state.phase;
      element.ariaBusy = String(wait !== undefined && state.phase !== 'challenged');
      waiting.textContent = wait ? chooseTexts(texts)[wait] : '';
      showNotice(parts, state, otherUrl !== undefined);
      for (const follow of followers) follow(state);
    },
  };
}
