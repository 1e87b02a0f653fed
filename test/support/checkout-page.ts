import { mount } from '#runtime/islands/islands.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { defineIsland } from '#runtime';
import { $checkout, retryCheckout, recordCheckoutUnread } from '#stores/checkout';
import { $cart } from '#stores/cart';
// Imported before any timer is fake: React stores the timer functions that it finds.
import * as checkout from '../../islands/checkout/checkout.tsx';
import * as vatField from '../../islands/vat-field/vat-field.tsx';
import { checkoutReader } from '../../islands/checkout/checkout-reader.ts';
import { vi } from 'vitest';
import { pass } from './cart.ts';
import { find, goTo, showPage } from './page.ts';
import type { CheckoutShop } from './checkout-shop.ts';

// Module loads and React's queue ignore fake timers: each stretch of time ends with a real timer.
const realTimeout = globalThis.setTimeout;
const passRealTime = () => new Promise<void>((resolve) => realTimeout(resolve, 0));
const STRETCHES = 2;

/** Lets promises, timers, module loads and rendering run until the given time has passed. */
export async function letPass(milliseconds: number): Promise<void> {
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    await pass(milliseconds / STRETCHES);
    await vi.dynamicImportSettled();
    await passRealTime();
  }
  await pass(0);
}

let isRegistered = false;
let loads = 0;

function registerOnce(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const [name, module] of Object.entries({ checkout, 'vat-field': vatField }))
    addDefinition(defineIsland({ name, when: 'load', load: () => Promise.resolve(module) }));
  $cart.listen(() => {});
  $checkout.listen(() => {});
}

/**
 * Opens the order page, as a page load does, and waits until its islands are ready. Timers must be fake.
 *
 * @param shop The server.
 * @param beforeMount Actions of a fast visitor before the code has loaded.
 */
export async function openCheckout(shop: CheckoutShop, beforeMount = () => {}): Promise<void> {
  registerOnce();
  // A new address makes pending work of the previous page void, as its document would in a browser.
  loads += 1;
  goTo(`/fr/checkout#${loads}`);
  showPage(shop.content());
  beforeMount();
  mount();
  await letPass(1_500);
}

export const fieldOf = <Field extends HTMLElement = HTMLInputElement>(name: string): Field =>
  find<Field>(`[name="${name}"]`);

const notify = (field: Element, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Fills in a field or a select, and leaves it. */
export function fillIn(name: string, value: string): void {
  const field = fieldOf(name);
  field.value = value;
  for (const type of ['input', 'change']) notify(field, type);
}

/** Checks a radio button, if it is offered. */
export function tick(name: string, value: string): void {
  const radio = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
  if (!radio) return;
  radio.checked = true;
  for (const type of ['input', 'change']) notify(radio, type);
}

export function setSame(isSame: boolean): void {
  const box = fieldOf('SameAddressForShipping');
  box.checked = isSame;
  for (const type of ['input', 'change']) notify(box, type);
}

export const ticked = (name: string): string =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';

export const shownTotal = (): string => find('[data-checkout-total]').textContent;

/** Returns the countries that the form would send. */
export function countriesInForm() {
  const billing = fieldOf<HTMLSelectElement>('BillingCountry').value;
  const isSame = fieldOf('SameAddressForShipping').checked;
  return { billing, shipping: isSame ? billing : fieldOf<HTMLSelectElement>('ShippingCountryId').value };
}

/** Retries until nothing has failed; the network must work again. */
export async function recover(): Promise<void> {
  for (let tries = 0; tries < 5 && $checkout.get().phase !== 'saved'; tries += 1) {
    recordCheckoutUnread(false);
    retryCheckout();
    checkoutReader.retry();
    await letPass(5_000);
  }
}
