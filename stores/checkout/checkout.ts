import { computed, type ReadableAtom } from 'nanostores';
import { $cart, cartIdle, isFresh, noteAsked, queueCartWrite } from '../cart/index.ts';
import { createWish, type WishSlot } from '../writes/index.ts';
import { postCountries, postMethod, type CheckoutCountries } from './api.ts';
import type { CheckoutField } from './dependencies.ts';
import { $checkoutNotes, updateCheckout } from './notes.ts';
import {
  describeCheckout,
  noteCheckoutField,
  noteRefusal,
  noteShown,
  type CheckoutCall,
  type CheckoutState,
  type CheckoutWishes,
} from './state.ts';

// A wish is one value: both countries are one text.
const toText = ({ shipping, billing }: CheckoutCountries) => JSON.stringify([shipping, billing]);
function toCountries(text: string): CheckoutCountries {
  const [shipping = '', billing = ''] = JSON.parse(text) as string[];
  return { shipping, billing };
}

function createSlot(call: CheckoutCall, confirmed: string, write: (value: string) => Promise<void>) {
  return createWish<string>({
    confirmed,
    write,
    // Nothing that was chosen is taken back: it stays, with the server's words, until it is accepted or replaced.
    onRefused: (message, value) => updateCheckout((notes) => noteRefusal(notes, call, { value, message })),
    queue: (run) => queueCartWrite(`checkout ${call}`, run),
  });
}

const slots: Readonly<Record<CheckoutCall, WishSlot<string>>> = {
  countries: createSlot('countries', toText({ shipping: '', billing: '' }), (text) =>
    postCountries(toCountries(text)),
  ),
  method: createSlot('method', '', postMethod),
};

const $wishes: ReadableAtom<CheckoutWishes> = computed(
  [slots.countries.$wanted, slots.method.$wanted],
  (countries, method) => ({ countries, method }),
);

/** Grows when the page should be read again: the lane is empty, or a choice without a call was made. */
export const $checkoutVersion: ReadableAtom<number> = computed(
  [$cart, $checkoutNotes],
  ({ version }, { reads }) => version + reads,
);

/** The order: how far its choices have come, and what of the page is older than they are. */
export const $checkout: ReadableAtom<CheckoutState> = computed(
  [$checkoutNotes, $wishes, $checkoutVersion],
  describeCheckout,
);

/** Whether something is on its way that the page will depend on. */
export const $isCheckoutWriting: ReadableAtom<boolean> = computed(
  [$cart, $checkout],
  ({ wishes }, { phase }) => phase === 'writing' || Object.keys(wishes).length > 0,
);

let changesWhenAsked = 0;

/** Notes that the server is being asked for the page. */
export function noteCheckoutAsked(): void {
  noteAsked();
  changesWhenAsked = $checkoutNotes.get().changes;
}

/** Whether nothing was chosen or written since the server was last asked. */
export const isCheckoutFresh = (): boolean => isFresh() && changesWhenAsked === $checkoutNotes.get().changes;

/**
 * The page shows what the server has.
 *
 * @param version The one that was asked for.
 */
export function noteCheckoutShown(version: number): void {
  updateCheckout((notes) => noteShown(notes, $wishes.get(), version));
}

/** The page could not be read again, or can be tried once more. */
export function noteCheckoutUnread(isUnread: boolean): void {
  updateCheckout((notes) => ({ ...notes, isUnread }));
}

/** What of an order is saved by calls of its own. */
export interface CheckoutChoices {
  readonly countries: CheckoutCountries;
  /** Empty where there is no method. */
  readonly method: string;
}

function wish(call: CheckoutCall, value: string): void {
  updateCheckout((notes) => noteRefusal(notes, call, undefined));
  slots[call].wish(value);
}

/** A country was chosen, or that the parcel goes where the bill goes: both are saved (CHK-05). */
export function chooseCountries(field: CheckoutField, countries: CheckoutCountries): void {
  updateCheckout((notes) => noteCheckoutField(notes, field));
  wish('countries', toText(countries));
}

/** A way to send the parcel was chosen. */
export function chooseMethod(id: string): void {
  updateCheckout((notes) => noteCheckoutField(notes, 'ShippingMethodId'));
  wish('method', id);
}

const isWished = (call: CheckoutCall, value: string): boolean => {
  const refused = $checkoutNotes.get().refusals[call]?.value;
  return (refused ?? slots[call].$wanted.get().value) === value;
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
  const { value, phase } = slots.method.$wanted.get();
  if ($checkoutNotes.get().refusals.method)
    updateCheckout((notes) => noteRefusal(notes, 'method', undefined));
  if (phase === 'failed') slots.method.confirm(value);
}

/**
 * Wishes what the form says, where that is something else than what is wished already: a draft, a page that was restored, a
 * method that is no longer offered. What was refused or has failed waits for its retry.
 *
 * @param now The form's values as they are.
 */
export function followCheckout({ countries, method }: CheckoutChoices): void {
  if (!isWished('countries', toText(countries))) chooseCountries('ShippingCountryId', countries);
  if (!method) forgetMethod();
  else if (!isWished('method', method)) chooseMethod(method);
}

/** A field has changed that no call saves: the page is asked for anew, with its value. */
export function chooseUnsaved(field: 'PrepaidAccountId' | 'BillingVAT'): void {
  updateCheckout((notes) => noteCheckoutField(notes, field));
}

/** The page is to be read again although nothing has changed: somebody wants to be sure. */
export function askForCheckout(): void {
  updateCheckout((notes) => ({ ...notes, reads: notes.reads + 1 }));
}

/** Sends again what could not be saved. */
export function retryCheckout(): void {
  const { refusals } = $checkoutNotes.get();
  for (const call of ['countries', 'method'] as const) {
    const refusal = refusals[call];
    if (refusal) wish(call, refusal.value);
    else slots[call].retry();
  }
}

/** Whether the server has all and the page shows it, or something has failed. */
const isOver = ({ phase }: CheckoutState) => phase === 'settled' || phase === 'failed';

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
export async function checkoutSettled(limit: number): Promise<CheckoutState> {
  const deadline = Date.now() + limit;
  const timeLeft = () => Math.max(0, deadline - Date.now());
  await Promise.race([cartIdle(), after(timeLeft())]);
  await Promise.race([untilOver(), after(timeLeft())]);
  return $checkout.get();
}
