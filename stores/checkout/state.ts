import type { OptimisticState } from '../writes/index.ts';
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
export interface CheckoutRejection {
  readonly value: string;
  /** The server's own words. */
  readonly message: string | undefined;
}

/** What is known beside the wishes that are written. */
export interface CheckoutRecord {
  /** Fields that have changed since the page was read. */
  readonly changed: readonly CheckoutField[];
  readonly rejections: Readonly<Partial<Record<CheckoutCall, CheckoutRejection>>>;
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

export const EMPTY_CHECKOUT_RECORD: CheckoutRecord = {
  changed: [],
  rejections: {},
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
  /** `saved`: the server has what the form says, and the page shows what the server has. */
  readonly phase: 'saved' | 'writing' | 'reading' | 'failed';
  /** Parts that are older than the form. */
  readonly stale: readonly CheckoutPart[];
  readonly failure?: CheckoutFailure;
}

export type PendingChoices = Readonly<Record<CheckoutCall, OptimisticState<string>>>;

const withField = (changed: readonly CheckoutField[], field: CheckoutField) =>
  changed.includes(field) ? changed : [...changed, field];

/** A field has changed. */
export function recordCheckoutField(record: CheckoutRecord, field: CheckoutField): CheckoutRecord {
  const call = CALL_OF_FIELD[field];
  return {
    ...record,
    changed: withField(record.changed, field),
    changes: record.changes + 1,
    reads: call ? record.reads : record.reads + 1,
  };
}

/** The server has refused what was sent: the choice stays in the form, and waits for a retry or another one. */
export const recordRejection = (
  record: CheckoutRecord,
  call: CheckoutCall,
  rejection: CheckoutRejection | undefined,
): CheckoutRecord => ({ ...record, rejections: { ...record.rejections, [call]: rejection } });

/** Whether what was last chosen for a call is not with the server. */
export const isOpenCall = (
  { rejections }: CheckoutRecord,
  pending: PendingChoices,
  call: CheckoutCall,
): boolean => rejections[call] !== undefined || pending[call].status !== 'settled';

/** The page was read, after the last change: what is not saved is still older than the form. */
export function recordShown(record: CheckoutRecord, pending: PendingChoices, shown: number): CheckoutRecord {
  const changed = record.changed.filter((field) => {
    const call = CALL_OF_FIELD[field];
    return call !== undefined && isOpenCall(record, pending, call);
  });
  return { ...record, changed, shown, isUnread: false };
}

function findFailure(record: CheckoutRecord, pending: PendingChoices): CheckoutFailure | undefined {
  const rejection = record.rejections.countries ?? record.rejections.method;
  if (rejection) return { kind: 'choice', message: rejection.message };
  if (Object.values(pending).some(({ status: phase }) => phase === 'failed')) return { kind: 'choice' };
  return record.isUnread ? { kind: 'amounts' } : undefined;
}

const isWriting = ({ isChecking }: CheckoutRecord, pending: PendingChoices): boolean =>
  isChecking || Object.values(pending).some(({ status }) => status === 'saving');

/**
 * Puts together what a view shows.
 *
 * @param record What has changed, was refused, is being checked.
 * @param pending What is being saved.
 * @param version Of what the page should show.
 */
export function describeCheckout(
  record: CheckoutRecord,
  pending: PendingChoices,
  version: number,
): CheckoutState {
  const stale = listStaleParts(record.changed);
  if (isWriting(record, pending)) return { phase: 'writing', stale };
  const failure = findFailure(record, pending);
  if (failure) return { phase: 'failed', stale, failure };
  const isOld = stale.length > 0 || version !== record.shown;
  return { phase: isOld ? 'reading' : 'saved', stale };
}
