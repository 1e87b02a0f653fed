import type { Wanted } from '../writes/index.ts';
import { listStaleParts, type CheckoutField, type CheckoutPart } from './dependencies.ts';

/** A call that saves what is chosen. */
export type CheckoutCall = 'countries' | 'method';

/** Which call saves a field; the others go with the question for the newest amounts. */
export const CALL_OF_FIELD: Readonly<Partial<Record<CheckoutField, CheckoutCall>>> = {
  BillingCountry: 'countries',
  ShippingCountryId: 'countries',
  SameAddressForShipping: 'countries',
  ShippingMethodId: 'method',
};

/** What the server has refused; it is kept, for a retry. */
export interface CheckoutRefusal {
  readonly value: string;
  /** The server's own words. */
  readonly message: string | undefined;
}

/** What is known beside the wishes that are written. */
export interface CheckoutNotes {
  /** Fields that have changed since the page was read. */
  readonly changed: readonly CheckoutField[];
  readonly refusals: Readonly<Partial<Record<CheckoutCall, CheckoutRefusal>>>;
  /** A VAT number is being checked. */
  readonly isChecking: boolean;
  /** The page could not be read again. */
  readonly isUnread: boolean;
  /** Grows with each change, so that an answer knows whether it is older. */
  readonly changes: number;
  /** Grows when the page is to be read although nothing was written. */
  readonly reads: number;
  /** The version that the page shows. */
  readonly shown: number;
}

export const NO_CHECKOUT_NOTES: CheckoutNotes = {
  changed: [],
  refusals: {},
  isChecking: false,
  isUnread: false,
  changes: 0,
  reads: 0,
  shown: -1,
};

/** Why the page is not what the form says: a choice was not saved, or the amounts were not read. */
export interface CheckoutFailure {
  readonly kind: 'choice' | 'amounts';
  readonly message?: string | undefined;
}

/** The order as a view shows it. */
export interface CheckoutState {
  /** `settled`: the server has what the form says, and the page shows what the server has. */
  readonly phase: 'settled' | 'writing' | 'reading' | 'failed';
  /** Parts that are older than the form. */
  readonly stale: readonly CheckoutPart[];
  readonly failure?: CheckoutFailure;
}

export type CheckoutWishes = Readonly<Record<CheckoutCall, Wanted<string>>>;

const withField = (changed: readonly CheckoutField[], field: CheckoutField) =>
  changed.includes(field) ? changed : [...changed, field];

/** A field has changed. */
export function noteCheckoutField(notes: CheckoutNotes, field: CheckoutField): CheckoutNotes {
  const call = CALL_OF_FIELD[field];
  return {
    ...notes,
    changed: withField(notes.changed, field),
    changes: notes.changes + 1,
    reads: call ? notes.reads : notes.reads + 1,
  };
}

/** The server has refused what was sent: the choice stays in the form, and waits for a retry or another one. */
export const noteRefusal = (
  notes: CheckoutNotes,
  call: CheckoutCall,
  refusal: CheckoutRefusal | undefined,
): CheckoutNotes => ({ ...notes, refusals: { ...notes.refusals, [call]: refusal } });

/** Whether what was last chosen for a call is not with the server. */
export const isOpenCall = (
  { refusals }: CheckoutNotes,
  wishes: CheckoutWishes,
  call: CheckoutCall,
): boolean => refusals[call] !== undefined || wishes[call].phase !== 'settled';

/** The page was read, after the last change: what is not saved is still older than the form. */
export function noteShown(notes: CheckoutNotes, wishes: CheckoutWishes, shown: number): CheckoutNotes {
  const changed = notes.changed.filter((field) => {
    const call = CALL_OF_FIELD[field];
    return call !== undefined && isOpenCall(notes, wishes, call);
  });
  return { ...notes, changed, shown, isUnread: false };
}

function findFailure(notes: CheckoutNotes, wishes: CheckoutWishes): CheckoutFailure | undefined {
  const refusal = notes.refusals.countries ?? notes.refusals.method;
  if (refusal) return { kind: 'choice', message: refusal.message };
  if (Object.values(wishes).some(({ phase }) => phase === 'failed')) return { kind: 'choice' };
  return notes.isUnread ? { kind: 'amounts' } : undefined;
}

const isWriting = ({ isChecking }: CheckoutNotes, wishes: CheckoutWishes): boolean =>
  isChecking || Object.values(wishes).some(({ phase }) => phase === 'sending');

/**
 * Puts together what a view shows.
 *
 * @param notes What has changed, was refused, is being checked.
 * @param wishes What is being saved.
 * @param version Of what the page should show.
 */
export function describeCheckout(
  notes: CheckoutNotes,
  wishes: CheckoutWishes,
  version: number,
): CheckoutState {
  const stale = listStaleParts(notes.changed);
  if (isWriting(notes, wishes)) return { phase: 'writing', stale };
  const failure = findFailure(notes, wishes);
  if (failure) return { phase: 'failed', stale, failure };
  const isOld = stale.length > 0 || version !== notes.shown;
  return { phase: isOld ? 'reading' : 'settled', stale };
}
