/**
 * The phase of the payment. `requesting`: a session is requested. `challenged`: the bank's question (3-D Secure)
 * is shown in place of the fields. `confirming`: the bank's result is sent to the provider.
 */
export type CardPhase =
  | 'requesting'
  | 'opening'
  | 'ready'
  | 'paying'
  | 'challenged'
  | 'confirming'
  | 'leaving'
  | 'stopped'
  | 'done';

/** The reason why a payment failed or is blocked. */
export type CardTrouble =
  | 'refused'
  | 'cancelled'
  | 'failed'
  | 'expired'
  | 'amount'
  | 'late'
  | 'unreachable'
  | 'unknown'
  | 'uncharged';

/** The notice about a payment. */
export interface CardNotice {
  readonly kind: CardTrouble | 'paid' | 'pending' | 'alreadyPaid';
  /** The server's message, which takes precedence. */
  readonly message?: string | undefined;
}

export interface CardState {
  readonly phase: CardPhase;
  readonly notice?: CardNotice | undefined;
  /** Whether the session was renewed automatically; at most once before the fields are shown. */
  readonly hasRenewed: boolean;
}

export type CardEvent =
  | { readonly type: 'request'; readonly isAutomatic: boolean }
  | { readonly type: 'open'; readonly notice?: CardNotice | undefined }
  | { readonly type: 'ready' }
  | { readonly type: 'late' }
  | { readonly type: 'pay' }
  | { readonly type: 'challenge' }
  | { readonly type: 'leave' }
  | { readonly type: 'confirm' }
  | { readonly type: 'stop'; readonly notice: CardNotice }
  | { readonly type: 'done'; readonly notice: CardNotice };

export const INITIAL_CARD_STATE: CardState = { phase: 'requesting', hasRenewed: false };

/**
 * Phases in which money may be in transit: leaving the page needs a confirmation, and no other session is
 * opened.
 */
const IN_PROGRESS: ReadonlySet<CardPhase> = new Set(['paying', 'challenged', 'confirming']);

/** Whether money may be in transit. */
export const isInProgress = ({ phase }: CardState): boolean => IN_PROGRESS.has(phase);

type Step<Type extends CardEvent['type']> = (
  state: CardState,
  event: Extract<CardEvent, { type: Type }>,
) => CardState;

const STEPS: { readonly [Type in CardEvent['type']]: Step<Type> } = {
  request: ({ notice }, { isAutomatic }) => ({ phase: 'requesting', notice, hasRenewed: isAutomatic }),
  open: ({ hasRenewed }, { notice }) => ({ phase: 'opening', notice, hasRenewed }),
  ready: readyAfter,
  late: (state) => (state.phase === 'opening' ? { ...state, notice: { kind: 'late' } } : state),
  pay: ({ hasRenewed }) => ({ phase: 'paying', hasRenewed }),
  challenge: (state) => (state.phase === 'paying' ? { ...state, phase: 'challenged' } : state),
  leave: ({ hasRenewed }) => ({ phase: 'leaving', hasRenewed }),
  confirm: ({ hasRenewed }) => ({ phase: 'confirming', hasRenewed }),
  stop: ({ hasRenewed }, { notice }) => ({ phase: 'stopped', notice, hasRenewed }),
  done: ({ hasRenewed }, { notice }) => ({ phase: 'done', notice, hasRenewed }),
};

// The "late" notice ends when the fields are shown; the notice of the last attempt stays.
function readyAfter(state: CardState): CardState {
  if (state.phase !== 'opening') return state;
  const { notice } = state;
  return { phase: 'ready', notice: notice?.kind === 'late' ? undefined : notice, hasRenewed: false };
}

/**
 * Returns the state of a payment after an event (PAY-01). `done` is final.
 *
 * @param state The previous state.
 * @param event The event.
 */
export function reduceCard(state: CardState, event: CardEvent): CardState {
  if (state.phase === 'done') return state;
  return (STEPS[event.type] as Step<CardEvent['type']>)(state, event);
}
