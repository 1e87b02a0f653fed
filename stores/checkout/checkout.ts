import { computed, type ReadableAtom } from 'nanostores';
import { $cart, cartIdle, isFresh, recordRefetch, queueCartWrite } from '../cart/index.ts';
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

// A wish is one value: both countries are one text.
const toText = ({ shipping, billing }: CheckoutCountries) => JSON.stringify([shipping, billing]);
function toCountries(text: string): CheckoutCountries {
  const [shipping = '', billing = ''] = JSON.parse(text) as string[];
  return { shipping, billing };
}

function createSlot(call: CheckoutCall, confirmed: string, write: (value: string) => Promise<void>) {
  return createOptimistic<string>({
    confirmed,
    write,
    // Nothing that was chosen is taken back: it stays, with the server's words, until it is accepted or replaced.
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

/** Grows when the page should be read again: the lane is empty, or a choice without a call was made. */
export const $checkoutVersion: ReadableAtom<number> = computed(
  [$cart, $checkoutRecord],
  ({ version }, { reads }) => version + reads,
);

/** The order: how far its choices have come, and what of the page is older than they are. */
export const $checkout: ReadableAtom<CheckoutState> = computed(
  [$checkoutRecord, $pending, $checkoutVersion],
  describeCheckout,
);

/** Whether something is on its way that the page will depend on. */
export const $isCheckoutWriting: ReadableAtom<boolean> = computed(
  [$cart, $checkout],
  ({ pending }, { phase }) => phase === 'writing' || Object.keys(pending).length > 0,
);

let changesAtFetch = 0;

/** Notes that the server is being asked for the page. */
export function recordCheckoutRefetch(): void {
  recordRefetch();
  changesAtFetch = $checkoutRecord.get().changes;
}

/** Whether nothing was chosen or written since the server was last asked. */
export const isCheckoutFresh = (): boolean => isFresh() && changesAtFetch === $checkoutRecord.get().changes;

/**
 * The page shows what the server has.
 *
 * @param version The one that was asked for.
 */
export function recordCheckoutShown(version: number): void {
  updateCheckout((record) => recordShown(record, $pending.get(), version));
}

/** The page could not be read again, or can be tried once more. */
export function recordCheckoutUnread(isUnread: boolean): void {
  updateCheckout((record) => ({ ...record, isUnread }));
}

/** What of an order is saved by calls of its own. */
export interface CheckoutChoices {
  readonly countries: CheckoutCountries;
  /** Empty where there is no method. */
  readonly method: string;
}

function set(call: CheckoutCall, value: string): void {
  updateCheckout((record) => recordRejection(record, call, undefined));
  slots[call].set(value);
}

/** A country was chosen, or that the parcel goes where the bill goes: both are saved (CHK-05). */
export function chooseCountries(field: CheckoutField, countries: CheckoutCountries): void {
  updateCheckout((record) => recordCheckoutField(record, field));
  set('countries', toText(countries));
}

/** A way to send the parcel was chosen. */
export function chooseMethod(id: string): void {
  updateCheckout((record) => recordCheckoutField(record, 'ShippingMethodId'));
  set('method', id);
}

const isPendingValue = (call: CheckoutCall, value: string): boolean => {
  const rejected = $checkoutRecord.get().rejections[call]?.value;
  return (rejected ?? slots[call].$state.get().value) === value;
};

/**
 * Takes over what the server has written into a page that has come: that is what it has. What is wished beyond it stays.
 *
 * @param written The form's values, as the server wrote them.
 */
export function confirmCheckout({ countries, method }: CheckoutChoices): void {
  slots.countries.confirm(toText(countries));
  slots.method.confirm(method);
}

// Where nothing is delivered there is nothing to save: a method that has failed is no longer wished.
function forgetMethod(): void {
  const { value, status: phase } = slots.method.$state.get();
  if ($checkoutRecord.get().rejections.method)
    updateCheckout((record) => recordRejection(record, 'method', undefined));
  if (phase === 'failed') slots.method.confirm(value);
}

/**
 * Wishes what the form says, where that is something else than what is wished already: a draft, a page that was restored, a
 * method that is no longer offered. What was refused or has failed waits for its retry.
 *
 * @param now The form's values as they are.
 */
export function followCheckout({ countries, method }: CheckoutChoices): void {
  if (!isPendingValue('countries', toText(countries))) chooseCountries('ShippingCountryId', countries);
  if (!method) forgetMethod();
  else if (!isPendingValue('method', method)) chooseMethod(method);
}

/** A field has changed that no call saves: the page is asked for anew, with its value. */
export function chooseUnsaved(field: 'PrepaidAccountId' | 'BillingVAT'): void {
  updateCheckout((record) => recordCheckoutField(record, field));
}

/** The page is to be read again although nothing has changed: somebody wants to be sure. */
export function refetchCheckout(): void {
  updateCheckout((record) => ({ ...record, reads: record.reads + 1 }));
}

/** Sends again what could not be saved. */
export function retryCheckout(): void {
  const { rejections } = $checkoutRecord.get();
  for (const call of ['countries', 'method'] as const) {
    const rejection = rejections[call];
    if (rejection) set(call, rejection.value);
    else slots[call].retry();
  }
}

/** Whether the server has all and the page shows it, or something has failed. */
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
 * Waits until the server has every choice and the page shows what it makes of them.
 *
 * @param limit Milliseconds after which nobody waits any longer.
 * @returns How far it has come.
 */
export async function whenCheckoutSaved(limit: number): Promise<CheckoutState> {
  const deadline = Date.now() + limit;
  const timeLeft = () => Math.max(0, deadline - Date.now());
  await Promise.race([cartIdle(), after(timeLeft())]);
  await Promise.race([untilOver(), after(timeLeft())]);
  return $checkout.get();
}
