import type { WritableAtom } from 'nanostores';
import { emit, report, track } from '#runtime';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { requestPaymentSession, type PaymentAmount, type PaymentSession } from '#stores/payments';
import { isCallRejected, readCardOutcome, textIn } from './card-outcome.ts';
import { isInProgress, reduceCard, type CardEvent, type CardNotice, type CardState } from './card-state.ts';
import { explainOpenFailure } from './explain-open-failure.ts';
import { openDropIn, type DropInListener, type TypedCard } from './drop-in.ts';
import type { Props } from './props.ts';
import { thanksAddress, type BankReturn } from './return-address.ts';

/** One payment attempt, over one or more sessions. */
export interface Trial {
  readonly host: HTMLElement;
  readonly $state: WritableAtom<CardState>;
  readonly container: HTMLElement;
  props: Props;
  typed: TypedCard;
  session?: PaymentSession | undefined;
  close?: (() => void) | undefined;
  patience?: ReturnType<typeof setTimeout> | undefined;
  /** The page was left, or another attempt has started. */
  isOver: boolean;
}

const dispatch = ({ $state }: Trial, event: CardEvent) => $state.set(reduceCard($state.get(), event));

/** Removes the fields of an attempt and the library's leftovers. */
export function closeFields(trial: Trial): void {
  clearTimeout(trial.patience);
  trial.close?.();
  trial.close = undefined;
}

/** Ends an attempt without a payment. */
export function stopTrial(trial: Trial, notice: CardNotice, resultCode?: string): void {
  closeFields(trial);
  dispatch(trial, { type: 'stop', notice });
  emit(trial.host, 'payment-failed', { reason: notice.kind, resultCode });
}

/** Ends a paid attempt, which is never retried, and redirects to the page's return address. */
function thank(trial: Trial, notice: CardNotice, answer?: unknown): void {
  const { returnUrl } = trial.props;
  const ids = { sessionId: trial.session?.id, sessionResult: textIn(answer, 'sessionResult') };
  closeFields(trial);
  dispatch(trial, { type: 'done', notice });
  const isOurs = emit(trial.host, 'payment-completed', { resultCode: textIn(answer, 'resultCode'), ...ids });
  if (isOurs && returnUrl) fullLoad(thanksAddress(returnUrl, ids));
}

/**
 * Opens a session in the provider's fields, or sends a bank's result to the provider.
 *
 * @param trial The attempt; its older fields are removed.
 * @param session The session.
 * @param more The notice above the fields, and the bank's result.
 */
export function openSession(
  trial: Trial,
  session: PaymentSession,
  { notice, bankReturn }: { notice?: CardNotice | undefined; bankReturn?: BankReturn } = {},
): void {
  closeFields(trial);
  trial.session = session;
  dispatch(trial, bankReturn ? { type: 'confirm' } : { type: 'open', notice });
  const { urls, patience } = trial.props;
  if (!bankReturn) trial.patience = setTimeout(() => dispatch(trial, { type: 'late' }), patience);
  const options = { session, urls, typed: trial.typed, bankReturn };
  trial.close = openDropIn(trial.container, options, listenerOf(trial));
}

/**
 * Requests a new session. Without an address for sessions, the page's own session is opened again, except for
 * an automatic renewal. Decision 293.
 *
 * @param trial The attempt; its older fields are removed.
 * @param isAutomatic Whether an unusable session is replaced without an action of the shopper (`renewOnce`).
 * @param notice The notice above the new fields.
 */
export async function renewSession(trial: Trial, isAutomatic: boolean, notice?: CardNotice): Promise<void> {
  closeFields(trial);
  dispatch(trial, { type: 'request', isAutomatic });
  const { sessionUrl, session } = trial.props;
  if (!sessionUrl) {
    if (session && !isAutomatic) openSession(trial, session, { notice });
    else stopTrial(trial, { kind: 'expired' });
    return;
  }
  const outcome = await requestPaymentSession(sessionUrl);
  if (trial.isOver) return;
  if (outcome.kind === 'session') openSession(trial, outcome.session, { notice });
  else if (outcome.kind === 'alreadyPaid') thank(trial, { kind: 'alreadyPaid', message: outcome.message });
  else stopTrial(trial, { kind: 'unreachable', message: outcome.message });
}

/** Replaces an unusable session once automatically; the second time the attempt stops with a notice. */
function renewOnce(trial: Trial, notice: CardNotice, isReported: boolean): void {
  if (trial.$state.get().hasRenewed) stopTrial(trial, notice);
  else void track(renewSession(trial, true, isReported ? notice : undefined));
}

/** Handles the provider's answer. An unreadable one ends the attempt: the shopper may have paid. */
function resolve(trial: Trial, answer: unknown): void {
  if (isCallRejected(answer)) return renewOnce(trial, { kind: 'expired' }, true);
  const outcome = readCardOutcome(answer);
  const resultCode = textIn(answer, 'resultCode');
  if (outcome === 'paid' || outcome === 'pending') return thank(trial, { kind: outcome }, answer);
  if (outcome === 'unknown') return stopTrial(trial, { kind: 'unknown' }, resultCode);
  emit(trial.host, 'payment-failed', { reason: outcome, resultCode });
  void track(renewSession(trial, false, { kind: outcome }));
}

function stopUnopened(trial: Trial, error: unknown): void {
  if (trial.session) report(explainOpenFailure(error, trial.session), 'card-payment', trial.host);
  stopTrial(trial, { kind: 'unreachable' });
}

function resolveClosed(trial: Trial, error: unknown): void {
  // The bank's result has not reached the provider, so the outcome is unknown.
  if (isInProgress(trial.$state.get())) stopTrial(trial, { kind: 'unknown' });
  else if (isCallRejected(error)) renewOnce(trial, { kind: 'expired' }, false);
  else stopUnopened(trial, error);
}

const isSame = (paid: PaymentAmount, shown: PaymentAmount) =>
  paid.value === shown.value && paid.currency === shown.currency;

/** Whether the session has the amount shown by the page; otherwise it is renewed once. */
function isRightAmount(trial: Trial, amount: PaymentAmount | undefined): boolean {
  const { amount: shown } = trial.props;
  const isRight = !shown || !amount || isSame(amount, shown);
  if (!isRight) renewOnce(trial, { kind: 'amount' }, false);
  return isRight;
}

const listenerOf = (trial: Trial): DropInListener => ({
  onOpened: (amount) => isRightAmount(trial, amount),
  onClosed: (error) => resolveClosed(trial, error),
  onReady: () => {
    clearTimeout(trial.patience);
    dispatch(trial, { type: 'ready' });
  },
  onLate: () => dispatch(trial, { type: 'late' }),
  onTyped: (typed) => {
    trial.typed = typed;
  },
  onPay: () => dispatch(trial, { type: 'pay' }),
  onChallenge: () => dispatch(trial, { type: 'challenge' }),
  onLeave: () => dispatch(trial, { type: 'leave' }),
  onResult: (answer) => resolve(trial, answer),
  onFailure: (answer) => resolve(trial, answer),
});
