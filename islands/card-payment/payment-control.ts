import { atom, type ReadableAtom } from 'nanostores';
import { track } from '#runtime';
import { recordAddress } from '#runtime/navigation/record.ts';
import type { PaymentSession } from '#stores/payments';
import { INITIAL_CARD_STATE, isInProgress, type CardState } from './card-state.ts';
import type { Props } from './props.ts';
import { readBankReturn, withoutBankReturn, type BankReturn } from './return-address.ts';
import { closeFields, openSession, renewSession, type Trial } from './trial.ts';

/** A payment by card, as its view sees it. */
export interface CardControl {
  readonly $state: ReadableAtom<CardState>;
  /** Opens the fields in a place, with what the page says; again with other props, for another session or amount. */
  start(container: HTMLElement, props: Props): void;
  /** Tries again: with another session, where the page has an address for one. */
  retry(): Promise<void>;
  /** The browser shows the page again as it was left for the bank: that try is over. */
  comeBack(): void;
  /** Takes all of it down. */
  end(): void;
}

/** Tells the provider what the bank has said; the address forgets it, so that a reload does not say it twice. */
function confirmBank(trial: Trial, bankReturn: BankReturn, session: PaymentSession): void {
  recordAddress(withoutBankReturn(new URL(location.href)));
  const { environment, clientKey, id } = session;
  // Of the session that has been to the bank the browser has kept the rest.
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
 * Runs a payment by card: one session at a time, another one when it has expired or a try has failed, and never a second try
 * while the first may have been paid (PAY-01).
 *
 * @param host Where its events start.
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
      // A payment that is under way is waited for; what has changed counts for the next try.
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
