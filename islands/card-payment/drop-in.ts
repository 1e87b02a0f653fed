import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import { removeElement } from '#runtime/dom/safe-tree.ts';
import { getCulture, track } from '#runtime';
import { webUrl } from '#runtime/requests/safe-url.ts';
import type { PaymentAmount, PaymentSession } from '#stores/payments';
import { fieldStyles } from './field-styles.ts';
import type { BankReturn } from './return-address.ts';
import type { Props } from './props.ts';

/** Data typed outside the provider's frames; it is preserved after a failed attempt. */
export interface TypedCard {
  holderName?: string | undefined;
  billingAddress?: Props['billingAddress'];
}

/** The events of the drop-in. */
export interface DropInListener {
  /** The session is open; returning false prevents its fields from being shown. */
  onOpened: (amount: PaymentAmount | undefined) => boolean;
  /** The session can't be opened. */
  onClosed: (error: unknown) => void;
  onReady: () => void;
  onLate: () => void;
  onTyped: (typed: TypedCard) => void;
  onPay: () => void;
  /** The bank's question (3-D Secure) has replaced the fields. */
  onChallenge: () => void;
  onLeave: () => void;
  onResult: (answer: unknown) => void;
  onFailure: (answer: unknown) => void;
}

export interface DropInOptions {
  readonly session: PaymentSession;
  readonly urls: Props['urls'];
  readonly typed: TypedCard;
  readonly bankReturn: BankReturn | undefined;
}

const LOCALES: Readonly<Record<string, string>> = { fr: 'fr-FR', nl: 'nl-NL' };

const STORED_SESSION = 'adyen-checkout__session';

/** Removes the library's leftovers: a live region on the body, and the session in `localStorage`. */
function removeTraces(): void {
  for (const holder of querySelectorAll(document, '.sr-panel-holder')) removeElement(holder);
  try {
    localStorage.removeItem(STORED_SESSION);
  } catch {
    // A browser without storage has nothing to remove.
  }
}

const absolute = (address: string | undefined) => (address ? webUrl(address)?.href : undefined);

function addressesOf(urls: Props['urls']) {
  if (!urls) return {};
  const { api, analytics, cdn } = urls;
  return {
    _environmentUrls: {
      api: absolute(api)!,
      analytics: absolute(analytics ?? api)!,
      cdn: { images: absolute(cdn?.images ?? api)!, translations: absolute(cdn?.translations ?? api)! },
    },
  };
}

const withoutGaps = (address: Props['billingAddress']) =>
  Object.fromEntries(
    Object.entries(address ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''),
  );

function checkoutOf({ session, urls, typed }: DropInOptions, listener: DropInListener) {
  const { id, sessionData, environment, clientKey } = session;
  return AdyenCheckout({
    session: sessionData === undefined ? { id } : { id, sessionData },
    environment: environment as 'test',
    clientKey,
    locale: LOCALES[getCulture()] ?? 'en-US',
    ...(typed.billingAddress?.country ? { countryCode: typed.billingAddress.country } : {}),
    ...addressesOf(urls),
    allowPaymentMethods: ['scheme'],
    analytics: { enabled: false },
    risk: { enabled: false },
    srConfig: { moveFocus: true },
    beforeSubmit: (data, _element, { resolve }) => {
      listener.onPay();
      resolve(data);
    },
    // A bank's page is on another site, but its address must be http(s).
    beforeRedirect: (resolve, reject, { url }) => {
      if (!webUrl(url)) {
        reject();
        listener.onFailure(undefined);
        return;
      }
      listener.onLeave();
      resolve();
    },
    onActionHandled: ({ componentType }) => {
      if (componentType === '3DS2Challenge') listener.onChallenge();
    },
    onPaymentCompleted: listener.onResult,
    onPaymentFailed: listener.onFailure,
    // Errors during the loading of fields arrive only here; a failed payment also reaches `onPaymentFailed`.
    onError: ({ name }) => {
      if (name === 'ERROR') listener.onLate();
    },
  });
}

const readTyped = (data: { paymentMethod: Record<string, unknown>; billingAddress?: object }): TypedCard => {
  const { holderName } = data.paymentMethod;
  return {
    holderName: typeof holderName === 'string' ? holderName : undefined,
    billingAddress: data.billingAddress,
  };
};

type Checkout = Awaited<ReturnType<typeof checkoutOf>>;

function showFields(
  container: HTMLElement,
  checkout: Checkout,
  typed: TypedCard,
  listener: DropInListener,
): Dropin {
  const { holderName } = typed;
  return new Dropin(checkout, {
    paymentMethodComponents: [Card],
    disableFinalAnimation: true,
    paymentMethodsConfiguration: {
      card: {
        hasHolderName: true,
        holderNameRequired: true,
        billingAddressRequired: true,
        styles: fieldStyles(container),
        data: { ...(holderName ? { holderName } : {}), billingAddress: withoutGaps(typed.billingAddress) },
        onConfigSuccess: listener.onReady,
        onChange: ({ data }) => listener.onTyped(readTyped(data)),
      },
    },
  }).mount(container);
}

/**
 * The queue of openings: two sessions at once would share the storage and the live region of the library.
 */
let opening: Promise<void> = Promise.resolve();

/**
 * Opens a session in the provider's fields after an older one has ended. On the return from a bank it sends
 * the bank's result to the provider instead (PAY-01).
 *
 * @param container The container of the fields; it must be empty.
 * @param options The session and the data typed so far.
 * @param listener The listener; not called after closing.
 * @returns Closes the session: removes the fields and the library's leftovers.
 */
export function openDropIn(
  container: HTMLElement,
  options: DropInOptions,
  listener: DropInListener,
): () => void {
  let isGone = false;
  let dropIn: Dropin | undefined;
  const received = whileOpen(listener, () => isGone);
  const open = async () => {
    if (isGone) return;
    try {
      const checkout = await checkoutOf(options, received);
      // If the payment was closed meanwhile, no fields are shown and the session is removed.
      if (isGone) return removeTraces();
      if (options.bankReturn)
        return checkout.submitDetails({ details: { redirectResult: options.bankReturn.redirectResult } });
      const { amount } = checkout.options;
      if (received.onOpened(amount)) dropIn = showFields(container, checkout, options.typed, received);
    } catch (error) {
      received.onClosed(error);
    }
  };
  opening = track(opening.then(open));
  return () => {
    if (isGone) return;
    isGone = true;
    dropIn?.remove();
    removeTraces();
  };
}

/** Wraps a listener so that it is no longer called after closing. */
function whileOpen(listener: DropInListener, isGone: () => boolean): DropInListener {
  return {
    onOpened: (amount) => !isGone() && listener.onOpened(amount),
    onClosed: (error) => void (isGone() || listener.onClosed(error)),
    onReady: () => void (isGone() || listener.onReady()),
    onLate: () => void (isGone() || listener.onLate()),
    onTyped: (typed) => void (isGone() || listener.onTyped(typed)),
    onPay: () => void (isGone() || listener.onPay()),
    onChallenge: () => void (isGone() || listener.onChallenge()),
    onLeave: () => void (isGone() || listener.onLeave()),
    onResult: (answer) => void (isGone() || listener.onResult(answer)),
    onFailure: (answer) => void (isGone() || listener.onFailure(answer)),
  };
}
