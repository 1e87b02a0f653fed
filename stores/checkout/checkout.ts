import { computed, type ReadableAtom } from 'nanostores';
import { $cart, cartIdle, isFresh, recordReread, queueCartWrite } from '../cart/index.ts';
import { createOptimistic, type Optimistic } from '../writes/index.ts';
import { postCountries, postMethod, type CheckoutCountries } from './api.ts';
import type { CheckoutField } from './dependencies.ts';
import { $checkoutRecord, updateCheckout } from './record.ts';
import {
  describeCheckout,
  recordCheckoutField,
  recordRejection,
  recordShown,
  type CheckoutCall,
  type CheckoutState,
  type PendingChoices,
} from './state.ts';

// An optimistic value is one string: both countries are serialized into one.
const toText = ({ shipping, billing }: CheckoutCountries) => JSON.stringify([shipping, billing]);
function toCountries(text: string): CheckoutCountries {
  const [shipping = '', billing = ''] = JSON.parse(text) as string[];
  return { shipping, billing };
}

function createSlot(call: CheckoutCall, confirmed: string, write: (value: string) => Promise<void>) {
  return createOptimistic<string>({
    confirmed,
    write,
    // A rejected choice is not rolled back: it stays with the server's message until it is accepted or
    // replaced.
    onRejected: (message, value) =>
      updateCheckout((record) => recordRejection(record, call, { value, message })),
    queue: (run) => queueCartWrite(`checkout ${call}`, run),
  });
}

const slots: Readonly<Record<CheckoutCall, Optimistic<string>>> = {
  countries: createSlot('countries', toText({ shipping: '', billing: '' }), (text) =>
    postCountries(toCountries(text)),
  ),
  method: createSlot('method', '', postMethod),
};

const $pending: ReadableAtom<PendingChoices> = computed(
  [slots.countries.$state, slots.method.$state],
  (countries, method) => ({ countries, method }),
);

/** Grows when the page should be read again: the write queue is empty, or a choice without a call was made. */
export const $checkoutVersion: ReadableAtom<number> = computed(
  [$cart, $checkoutRecord],
  ({ version }, { reads }) => version + reads,
);

/** The order: the state of its choices, and the stale parts of the page. */
export const $checkout: ReadableAtom<CheckoutState> = computed(
  [$checkoutRecord, $pending, $checkoutVersion],
  describeCheckout,
);

/** Whether a write is in progress that the page depends on. */
export const $isCheckoutWriting: ReadableAtom<boolean> = computed(
  [$cart, $checkout],
  ({ pending }, { phase }) => phase === 'writing' || Object.keys(pending).length > 0,
);

let changesAtFetch = 0;

/** Records that the page is requested from the server. */
export function recordCheckoutRefetch(): void {
  recordReread();
  changesAtFetch = $checkoutRecord.get().changes;
}

/** Whether nothing was chosen or written since the last request for the page. */
export const isCheckoutFresh = (): boolean => isFresh() && changesAtFetch === $checkoutRecord.get().changes;

/**
 * Records that the page shows the server's state.
 *
 * @param version The requested version.
 */
export function recordCheckoutShown(version: number): void {
  updateCheckout((record) => recordShown(record, $pending.get(), version));
}

/** Records that reading the page again has failed, or that it may be retried. */
export function recordCheckoutUnread(isUnread: boolean): void {
  updateCheckout((record) => ({ ...record, isUnread }));
}

/** The choices of an order that are saved by their own calls. */
export interface CheckoutChoices {
  readonly countries: CheckoutCountries;
  /** Empty when there is no method. */
  readonly method: string;
}

function set(call: CheckoutCall, value: string): void {
  updateCheckout((record) => recordRejection(record, call, undefined));
  slots[call].set(value);
}

/** Sets both countries after a change of one, or of `SameAddressForShipping`, and saves them (CHK-05). */
export function chooseCountries(field: CheckoutField, countries: CheckoutCountries): void {
  updateCheckout((record) => recordCheckoutField(record, field));
  set('countries', toText(countries));
}

/** Sets the shipping method and saves it. */
export function chooseMethod(id: string): void {
  updateCheckout((record) => recordCheckoutField(record, 'ShippingMethodId'));
  set('method', id);
}

const isPendingValue = (call: CheckoutCall, value: string): boolean => {
  const rejected = $checkoutRecord.get().rejections[call]?.value;
  return (rejected ?? slots[call].$state.get().value) === value;
};

/**
 * Syncs confirmed values from the new HTML. Unsaved choices are preserved.
 *
 * @param written The form's values in the server's HTML.
 */
export function confirmCheckout({ countries, method }: CheckoutChoices): void {
  slots.countries.confirm(toText(countries));
  slots.method.confirm(method);
}

// A failed method is no longer pending without a delivery, because there is nothing to save.
function forgetMethod(): void {
  const { value, status: phase } = slots.method.$state.get();
  if ($checkoutRecord.get().rejections.method)
    updateCheckout((record) => recordRejection(record, 'method', undefined));
  if (phase === 'failed') slots.method.confirm(value);
}

/**
 * Sets the form's values that differ from the pending ones: after a draft, a restored page, or a method that is
 * no longer offered. Rejected and failed values wait for their retry.
 *
 * @param now The current values of the form.
 */
export function followCheckout({ countries, method }: CheckoutChoices): void {
  if (!isPendingValue('countries', toText(countries))) chooseCountries('ShippingCountryId', countries);
  if (!method) forgetMethod();
  else if (!isPendingValue('method', method)) chooseMethod(method);
}

/** Records a change of a field without its own call: the page is requested again with the new value. */
export function chooseUnsaved(field: 'PrepaidAccountId' | 'BillingVAT'): void {
  updateCheckout((record) => recordCheckoutField(record, field));
}

/** Requests the page again although nothing has changed, for example for a manual refresh. */
export function refetchCheckout(): void {
  updateCheckout((record) => ({ ...record, reads: record.reads + 1 }));
}

/** Retries rejected and failed choices. */
export function retryCheckout(): void {
  const { rejections } = $checkoutRecord.get();
  for (const call of ['countries', 'method'] as const) {
    const rejection = rejections[call];
    if (rejection) set(call, rejection.value);
    else slots[call].retry();
  }
}

/** Whether everything is saved and shown, or something has failed. */
const isOver = ({ phase }: CheckoutState) => phase === 'saved' || phase === 'failed';

const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

function untilOver(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $checkout.listen((state) => {
      if (!isOver(state)) return;
      stop();
      resolve();
    });
    if (isOver($checkout.get())) {
      stop();
      resolve();
    }
  });
}

/**
 * Waits until the server has every choice and the page shows the result.
 *
 * @param limit Timeout in ms.
 * @returns The state at that time.
 */
export async function whenCheckoutSaved(limit: number): Promise<CheckoutState> {
  const deadline = Date.now() + limit;
  const timeLeft = () => Math.max(0, deadline - Date.now());
  await Promise.race([cartIdle(), after(timeLeft())]);
  await Promise.race([untilOver(), after(timeLeft())]);
  return $checkout.get();
}
