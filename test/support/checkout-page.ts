import { mount } from '#runtime/islands/islands.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { defineIsland } from '#runtime';
import { $checkout, retryCheckout, recordCheckoutUnread } from '#stores/checkout';
import { $cart } from '#stores/cart';
// Here, and so before any timer is fake: React remembers the timers that it has found.
import * as checkout from '../../islands/checkout/checkout.tsx';
import * as vatField from '../../islands/vat-field/vat-field.tsx';
import { checkoutReader } from '../../islands/checkout/checkout-reader.ts';
import { vi } from 'vitest';
import { pass } from './cart.ts';
import { find, goTo, showPage } from './page.ts';
import type { CheckoutShop } from './checkout-shop.ts';

// Fake timers move neither files that are loaded nor React's own queue: each stretch of time gives them a moment of the real one.
const realTimeout = globalThis.setTimeout;
const breathe = () => new Promise<void>((resolve) => realTimeout(resolve, 0));
const STRETCHES = 2;

/** Lets promises settle, timers run, files load and views draw until the given time has passed. */
export async function letPass(milliseconds: number): Promise<void> {
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    await pass(milliseconds / STRETCHES);
    await vi.dynamicImportSettled();
    await breathe();
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
 * Opens the page of the order, as a page load does, and waits until its islands are there. Timers must be fake.
 *
 * @param shop The server.
 * @param beforeMount What a fast visitor does before the code has come.
 */
export async function openCheckout(shop: CheckoutShop, beforeMount = () => {}): Promise<void> {
  registerOnce();
  // What is on its way to the page before dies with it, as in a browser: its address is another one.
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

/** Types into a field, or chooses in a select, and leaves it. */
export function fillIn(name: string, value: string): void {
  const field = fieldOf(name);
  field.value = value;
  for (const type of ['input', 'change']) notify(field, type);
}

/** Ticks a radio, as far as it is offered. */
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

/** What the form would send of the places. */
export function placesInForm() {
  const billing = fieldOf<HTMLSelectElement>('BillingCountry').value;
  const isSame = fieldOf('SameAddressForShipping').checked;
  return { billing, shipping: isSame ? billing : fieldOf<HTMLSelectElement>('ShippingCountryId').value };
}

/** Presses "try again" until nothing is failed: the network is well again. */
export async function recover(): Promise<void> {
  for (let tries = 0; tries < 5 && $checkout.get().phase !== 'saved'; tries += 1) {
    recordCheckoutUnread(false);
    retryCheckout();
    checkoutReader.retry();
    await letPass(5_000);
  }
}
