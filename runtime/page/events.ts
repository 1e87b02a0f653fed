import { dispatchAt, addListener } from '../dom/safe.ts';
import type { RequestFailure } from '../requests/request-error.ts';

/** The phase in which an island failed. */
export type FailurePhase = 'props' | 'load' | 'mount' | 'render' | 'unmount';

/** The accepted categories, as stored in the cookie. */
export interface ConsentSettings {
  /** Stamp of the page at the time of the choice: a page with another stamp requests a new choice. */
  readonly stamp: string;
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
}

/** Every event of the library, by its name without the prefix `archipel:`, with what it carries. */
export interface EventTable {
  /**
   * A visit is about to start; cancelable: `preventDefault()` stays on the page. Work that must end before the next
   * page is requested, such as a write that it depends on, is passed to `waitFor`.
   */
  'page-leave': { url: string; waitFor: (work: Promise<unknown>) => void };
  /** The new content is in the page, its islands are being mounted. */
  'page-loaded': { url: string };
  /** The visit is over. */
  'page-finished': { url: string };
  /** A request for HTML failed; cancelable: `preventDefault()` shows the visitor no message. */
  'request-error': {
    url: string;
    /** 0 without a response. */
    status: number;
    /** `script` for a button whose code failed to load: without it a press does nothing. */
    kind: RequestFailure | 'script';
    error: Error;
    /** Repeats the request. */
    retry?: () => void;
    /** Leaves the request to the browser; only for a request that may be sent twice. */
    leave?: () => void;
  };
  /** A scoped update is about to be requested; cancelable: `preventDefault()` stops it from being sent. */
  'ajax-begin': { url: string; method: string };
  /**
   * The response of a scoped update is in the page; `message` is that of a result `{ Status, Message }`. Cancelable:
   * `preventDefault()` suppresses the message after a write without content.
   */
  'ajax-success': { url: string; status: number; message?: string };
  /** A scoped update failed, or was rejected; status 0 without a response. */
  'ajax-failure': { url: string; status: number; error: Error };
  /** A scoped update is over, successful or not. */
  'ajax-complete': { url: string };
  /** A request was rejected (401) until the visitor signs in; cancelable: `preventDefault()` leaves it rejected. */
  'sign-in-needed': { url: string };
  /**
   * The code of an action failed to load, or threw: the browser performed the click or submit. Starts at its element;
   * for a button that does nothing by itself it is a `request-error` of the kind `script` instead.
   */
  'action-error': { name: string };
  /** The code of a service failed to load, or threw; starts at the document. */
  'service-error': { name: string };
  /** A call of the API failed or had an invalid response; cancelable: `preventDefault()` suppresses the message. */
  'api-error': { url: string; status: number; error: Error };
  /** A message for the visitor; the first one loads the region that shows them. */
  notice: { tone: 'status' | 'error'; text: string };
  /** A list of products shows another selection; `count` products on all its pages (CAT-03). */
  'list-changed': { count: number };
  /** The media library shows the list of another folder (MED-07); starts at the library's host. */
  'folder-changed': { rootFolderId: string; folderId: string };
  /** The checked quantity of a field has changed; undefined when it is empty or nothing can be ordered (PRD-04). */
  'quantity-changed': { quantity: number | undefined };
  /**
   * A form is about to be added to the cart (PRD-06). A listener that has to complete it first passes its work to
   * `waitFor` and writes into `fields`, such as `ProductVariantId`; a text that the work resolves with says why
   * nothing is added.
   */
  'cart-add': { fields: FormData; waitFor: (work: Promise<string | undefined>) => void };
  /** The page shows another variant of a product (PRD-01). */
  'variant-changed': { productId: string; productVariantId: string };
  /** A carousel has another slide in view; `index` from 0, of `count` stops. */
  'slide-changed': { index: number; count: number };
  /**
   * A countdown has ended; cancelable: `preventDefault()` stops the page's reload (CAT-09, POP-02).
   */
  'countdown-ended': { id: string };
  /** A popup or banner was closed, and is not shown to this visitor again (POP-01). */
  'popup-closed': { id: string };
  /** A pickup point was chosen and saved (PUP-04); starts at the popup's host. */
  'pickup-chosen': { carrier: string; shippingMethodId: string; id: string; name: string };
  /**
   * An asset of the library was chosen (MED-09), with the server's own names in either shape (MED-08). Starts at the library
   * inside the dialog that an asset field has opened; once for each, where several were chosen.
   */
  'asset-chosen': { asset: object };
  /**
   * An address was saved in a dialog (CHK-03); starts at its form. Cancelable: `preventDefault()` stops it from being
   * copied to the checkout's inputs, for a page whose own picker copies the choice.
   */
  'address-saved': {
    /** Empty where the server's response gives no id of a new address. */
    id: string;
    type: 'Billing' | 'Shipping' | 'Both';
    /** Values by the names of the form's fields. */
    fields: Readonly<Record<string, string>>;
  };
  /** Another address is chosen, or the chosen one was edited (CHK-02); starts at the picker's host. */
  'address-chosen': {
    type: 'Billing' | 'Shipping';
    /** Empty without a choice. */
    id: string;
  };
  /** The files of an upload field have changed (MED-04): those that its form would send, in their order. */
  'assets-changed': { assets: readonly object[] };
  /**
   * A payment by card is complete or pending (PAY-01); starts at its host. Cancelable: `preventDefault()` stays on the
   * page. Without a result code the order was paid before.
   */
  'payment-completed': {
    resultCode: string | undefined;
    sessionId: string | undefined;
    sessionResult: string | undefined;
  };
  /** A payment by card has failed; reasons: `refused`, `cancelled`, `failed`, `expired`, `amount`, `unreachable`, `unknown`. */
  'payment-failed': { reason: string; resultCode: string | undefined };
  /** A form was checked by a submit or by `validate`; one message for each name that is wrong. */
  'form-validated': { valid: boolean; errors: Readonly<Record<string, string>> };
  /** A consent that accepts a category was saved, here or in another tab; its scripts run after this event. */
  'consent-accepted': ConsentSettings;
  /** A consent that declines all categories was saved, here or in another tab. */
  'consent-declined': ConsentSettings;
  /** A consent was saved, here or in another tab; the last of its events. */
  'consent-changed': ConsentSettings;
  /** An element in a closed panel must become visible: its panels open. Starts at that element. */
  reveal: Record<never, never>;
  /** An island's host was found; its strategy decides when it is loaded. */
  'island-waiting': { name: string };
  /** An island's code is loading. */
  'island-loading': { name: string };
  /** An island is mounted: first commit done, effects run, nothing suspended. */
  'island-ready': { name: string };
  /** An island failed and the server's HTML is back; cancelable: `preventDefault()` silences the console. */
  'island-error': { name: string; phase: FailurePhase; error: Error };
  /** An island was taken down. */
  'island-unmounted': { name: string };
}

export type EventName = keyof EventTable;

const CANCELABLE: ReadonlySet<EventName> = new Set([
  'page-leave',
  'ajax-begin',
  'ajax-success',
  'request-error',
  'sign-in-needed',
  'api-error',
  'countdown-ended',
  'address-saved',
  'payment-completed',
  'island-error',
]);

/**
 * Dispatches one of the library's events; it bubbles.
 *
 * @param target The element or document where it starts.
 * @param name The event's name without prefix.
 * @param detail Its detail.
 * @returns False when a listener called `preventDefault()` on a cancelable event.
 */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: EventTable[Name],
): boolean {
  const init = { detail, bubbles: true, cancelable: CANCELABLE.has(name) };
  return dispatchAt(target, new CustomEvent(`archipel:${name}`, init));
}

/**
 * Listens to one of the library's events until the signal is aborted.
 *
 * @param name The event's name without prefix.
 * @param listener Called with the event, whose `detail` is typed.
 * @param signal Ends the listening.
 * @param target Where to listen; the document by default.
 */
export function on<Name extends EventName>(
  name: Name,
  listener: (event: CustomEvent<EventTable[Name]>) => void,
  signal: AbortSignal,
  target: EventTarget = document,
): void {
  addListener(target, `archipel:${name}`, listener as (event: Event) => void, { signal });
}
