/** Where the payment is. `requesting`: for a session. `confirming`: what the bank has said is on its way to the provider. */
export type CardPhase =
  'requesting' | 'opening' | 'ready' | 'paying' | 'confirming' | 'leaving' | 'stopped' | 'done';

/** Why a payment has not come about, or what is in its way. */
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

/** What is told about it. */
export interface CardNotice {
  readonly kind: CardTrouble | 'paid' | 'pending' | 'alreadyPaid';
  /** The server's own words, which come first. */
  readonly message?: string | undefined;
}

export interface CardState {
  readonly phase: CardPhase;
  readonly notice?: CardNotice | undefined;
  /** A session was asked for without the shopper: this happens once until fields show. */
  readonly hasRenewed: boolean;
}

export type CardEvent =
  | { readonly type: 'request'; readonly isAutomatic: boolean }
  | { readonly type: 'open'; readonly notice?: CardNotice | undefined }
  | { readonly type: 'ready' }
  | { readonly type: 'late' }
  | { readonly type: 'pay' }
  | { readonly type: 'leave' }
  | { readonly type: 'confirm' }
  | { readonly type: 'stop'; readonly notice: CardNotice }
  | { readonly type: 'done'; readonly notice: CardNotice };

export const INITIAL_CARD_STATE: CardState = { phase: 'requesting', hasRenewed: false };

/** Phases in which money may be on its way: the page is not left without a question, and no other session is opened. */
const IN_PROGRESS: ReadonlySet<CardPhase> = new Set(['paying', 'confirming']);

/** Whether money may be on its way. */
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
  leave: ({ hasRenewed }) => ({ phase: 'leaving', hasRenewed }),
  confirm: ({ hasRenewed }) => ({ phase: 'confirming', hasRenewed }),
  stop: ({ hasRenewed }, { notice }) => ({ phase: 'stopped', notice, hasRenewed }),
  done: ({ hasRenewed }, { notice }) => ({ phase: 'done', notice, hasRenewed }),
};

// Fields that come after all make the complaint about them untrue; what was said of the last try stays.
function readyAfter(state: CardState): CardState {
  if (state.phase !== 'opening') return state;
  const { notice } = state;
  return { phase: 'ready', notice: notice?.kind === 'late' ? undefined : notice, hasRenewed: false };
}

/**
 * Says where a payment is after something has happened to it (PAY-01). What is done stays done, whatever comes late.
 *
 * @param state Where it was.
 * @param event What has happened.
 */
export function reduceCard(state: CardState, event: CardEvent): CardState {
  if (state.phase === 'done') return state;
  return (STEPS[event.type] as Step<CardEvent['type']>)(state, event);
}
