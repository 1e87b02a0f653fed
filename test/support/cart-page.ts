// Lazy modules are imported here, before the clock is faked.
import '#runtime/html/preserve.ts';
import '#runtime/islands/props.ts';
import '#runtime/requests/sign-in.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { emit } from '#runtime';
import { parseFragment } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { defineIsland, type IslandModule } from '#runtime/islands/definition.ts';
import { mount, unmount } from '#runtime/islands/islands.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { $cart } from '#stores/cart';
import * as cart from '../../islands/cart/cart.tsx';
import type { CartServer } from './cart-server.ts';
import { pass } from './cart.ts';
import { find, showPage } from './page.ts';

export interface SeenRow {
  key: string;
  quantity: string | undefined;
  isRemoved: boolean;
}

const view = cart as unknown as IslandModule;
addDefinition(defineIsland({ name: 'cart', when: 'load', load: () => Promise.resolve(view) }));

async function becomeReady(): Promise<void> {
  const host = find('[data-island="cart"]');
  for (let tries = 0; host.dataset['islandState'] !== 'ready'; tries += 1) {
    if (tries > 500) throw new Error(`The cart is still ${host.dataset['islandState']}.`);
    await pass(1);
  }
}

/** Shows the server's cart page, and waits until its island is ready. */
export async function showCart(server: CartServer): Promise<void> {
  showPage(`<main data-page>${server.page()}</main>`);
  mount();
  await becomeReady();
}

/** Leaves the cart page for another one and comes back, as visits do. */
export async function visitCart(server: CartServer): Promise<void> {
  const waits: Promise<unknown>[] = [];
  emit(document, 'page-leave', { url: location.href, waitFor: (work) => void waits.push(work) });
  const left = Promise.allSettled(waits);
  await pass(8_000);
  await left;
  // Another page comes between: a swap to the same page would preserve the island.
  swap(find('[data-page]'), parseFragment('<h1>Elsewhere</h1>'));
  swap(find('[data-page]'), parseFragment(server.page()));
  await becomeReady();
}

/** Returns the displayed rows. */
export function seenRows(): SeenRow[] {
  return [...document.querySelectorAll('[data-cart-row]')].map((row) => ({
    key: row.getAttribute('data-cart-row')!,
    quantity: row.querySelector('input')?.value,
    isRemoved: row.classList.contains('cart-removed'),
  }));
}

const rowOf = (key: string) => document.querySelector(`[data-cart-row="${key}"]`);

/** Clicks a button of a row, if it exists. */
export function press(key: string, what: 'plus' | 'minus' | 'remove' | 'undo' | 'retry'): void {
  const selectors = {
    plus: '[data-quantity-plus]:not(:disabled)',
    minus: '[data-quantity-minus]:not(:disabled)',
    remove: '[aria-label^="Supprimer"]',
    undo: '[aria-label^="Remettre"]:not([aria-disabled])',
    retry: '[aria-label^="Réessayer"]',
  };
  rowOf(key)?.querySelector<HTMLButtonElement>(selectors[what])?.click();
}

/** Types a quantity and leaves the field. */
export function type(key: string, text: string): void {
  const input = rowOf(key)?.querySelector('input');
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  input.dispatchEvent(new Event('blur'));
}

/** Fakes the clock and follows the cart's store for each test of a file; afterwards nothing remains. */
export function followCart(): void {
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    stop = $cart.subscribe(() => {});
  });
  afterEach(async () => {
    stop();
    unmount(document.body);
    document.body.replaceChildren();
    await pass(2_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
