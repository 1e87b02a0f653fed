import type { OptimisticState } from '../writes/index.ts';
import { listStaleParts, type CheckoutField, type CheckoutPart } from './dependencies.ts';

/** A call that saves a choice. */
export type CheckoutCall = 'countries' | 'method';

/** The call that saves a field; other fields are sent with the request for new amounts. */
export const CALL_OF_FIELD: Readonly<Partial<Record<CheckoutField, CheckoutCall>>> = {
  BillingCountry: 'countries',
  ShippingCountryId: 'countries',
  SameAddressForShipping: 'countries',
  ShippingMethodId: 'method',
};

/** A value that the server has rejected, preserved for a retry. */
export interface CheckoutRejection {
  readonly value: string;
  /** The server's message. */
  readonly message: string | undefined;
}

/** The state of the order besides the optimistic values. */
export interface CheckoutRecord {
  /** Fields changed since the page was read. */
  readonly changed: readonly CheckoutField[];
  readonly rejections: Readonly<Partial<Record<CheckoutCall, CheckoutRejection>>>;
  /** A VAT check is in progress. */
  readonly isChecking: boolean;
  /** Reading the page again has failed. */
  readonly isUnread: boolean;
  /** Grows with each change, so that an older answer can be detected. */
  readonly changes: number;
  /** Grows when the page should be read although nothing was written. */
  readonly reads: number;
  /** The version shown by the page. */
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

/** The reason why the page differs from the form: a choice was not saved, or the amounts were not read. */
export interface CheckoutFailure {
  readonly kind: 'choice' | 'amounts';
  readonly message?: string | undefined;
}

/** The order as the views show it. */
export interface CheckoutState {
  /** `saved`: the server has the form's values, and the page shows the server's state. */
  readonly phase: 'saved' | 'writing' | 'reading' | 'failed';
  /** The stale parts. */
  readonly stale: readonly CheckoutPart[];
  readonly failure?: CheckoutFailure;
}

export type PendingChoices = Readonly<Record<CheckoutCall, OptimisticState<string>>>;

const withField = (changed: readonly CheckoutField[], field: CheckoutField) =>
  changed.includes(field) ? changed : [...changed, field];

/** Records a changed field. */
export function recordCheckoutField(record: CheckoutRecord, field: CheckoutField): CheckoutRecord {
  const call = CALL_OF_FIELD[field];
  return {
    ...record,
    changed: withField(record.changed, field),
    changes: record.changes + 1,
    reads: call ? record.reads : record.reads + 1,
  };
}

/** Records a rejection: the choice stays in the form and waits for a retry or another choice. */
export const recordRejection = (
  record: CheckoutRecord,
  call: CheckoutCall,
  rejection: CheckoutRejection | undefined,
): CheckoutRecord => ({ ...record, rejections: { ...record.rejections, [call]: rejection } });

/** Whether the last choice of a call is not saved. */
export const isOpenCall = (
  { rejections }: CheckoutRecord,
  pending: PendingChoices,
  call: CheckoutCall,
): boolean => rejections[call] !== undefined || pending[call].status !== 'settled';

/** Records a new read of the page after the last change: fields with unsaved values stay stale. */
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
 * Derives the state that the views show.
 *
 * @param record Changes, rejections and checks.
 * @param pending The optimistic values.
 * @param version The version that the page should show.
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
