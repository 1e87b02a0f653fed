import { atom, type ReadableAtom } from 'nanostores';
import { track } from '#runtime';
import { recordAddress } from '#runtime/navigation/record.ts';
import type { PaymentSession } from '#stores/payments';
import { INITIAL_CARD_STATE, isInProgress, type CardState } from './card-state.ts';
import type { Props } from './props.ts';
import { readBankReturn, withoutBankReturn, type BankReturn } from './return-address.ts';
import { closeFields, openSession, renewSession, type Trial } from './trial.ts';

/** The control of a card payment, for its view. */
export interface CardControl {
  readonly $state: ReadableAtom<CardState>;
  /**
   * Opens the fields in a container with the page's props; called again with other props for another session or
   * amount.
   */
  start(container: HTMLElement, props: Props): void;
  /** Retries, with a new session if the page has an address for sessions. */
  retry(): Promise<void>;
  /**
   * Resets the payment when Back from the bank restores the page from the back-forward cache: that attempt is
   * over.
   */
  comeBack(): void;
  /** Ends the payment and removes the fields. */
  end(): void;
}

/**
 * Sends the bank's result to the provider, and removes it from the address so that a reload does not send it
 * twice.
 */
function confirmBank(trial: Trial, bankReturn: BankReturn, session: PaymentSession): void {
  recordAddress(withoutBankReturn(new URL(location.href)));
  const { environment, clientKey, id } = session;
  // The id suffices: the provider's library has stored the session data before the redirect to the bank.
  openSession(trial, { id: bankReturn.sessionId ?? id, environment, clientKey }, { bankReturn });
}

function beginTrial(trial: Trial): void {
  const { session } = trial.props;
  const bankReturn = readBankReturn(location);
  if (!session) void track(renewSession(trial, false));
  else if (bankReturn) confirmBank(trial, bankReturn, session);
  else openSession(trial, session);
}

/**
 * Creates the control of a card payment: one session at a time, a new one after expiry or failure, and never
 * a second attempt while the first may have been paid (PAY-01).
 *
 * @param host The element that dispatches its events.
 */
export function createCardControl(host: HTMLElement): CardControl {
  const $state = atom(INITIAL_CARD_STATE);
  let trial: Trial | undefined;

  const end = () => {
    if (!trial) return;
    trial.isOver = true;
    closeFields(trial);
  };

  return {
    $state,
    start(container, props) {
      // A payment in progress continues; changed props apply to the next attempt.
      if (trial && isInProgress($state.get())) {
        trial.props = props;
        return;
      }
      end();
      $state.set(INITIAL_CARD_STATE);
      const { holderName, billingAddress } = props;
      const typed = trial?.typed ?? { holderName, billingAddress };
      trial = { host, $state, container, props, typed, isOver: false };
      beginTrial(trial);
    },
    async retry() {
      const wasUnknown = $state.get().notice?.kind === 'unknown';
      if (trial) await renewSession(trial, false, wasUnknown ? { kind: 'uncharged' } : undefined);
    },
    comeBack() {
      if (trial && $state.get().phase === 'leaving')
        void track(renewSession(trial, false, { kind: 'cancelled' }));
    },
    end,
  };
}
