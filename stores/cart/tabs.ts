import { apiUrl } from '#runtime';

let channel: BroadcastChannel | undefined;

// Carts of different applications on one origin have nothing to do with each other.
const nameOf = () => `archipel-cart ${apiUrl('')}`;

/**
 * Hears when another tab has changed the cart.
 *
 * @param onChanged Called after each change elsewhere.
 * @param signal Ends the hearing.
 */
export function hearOthers(onChanged: () => void, signal: AbortSignal): void {
  const open = () => {
    channel ??= new BroadcastChannel(nameOf());
    channel.onmessage = onChanged;
  };
  // An open channel may keep a page out of the back-forward cache.
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', open, { signal });
  signal.addEventListener('abort', close);
}

/** Tells other tabs that the cart has changed. */
export function tellOthers(): void {
  channel?.postMessage('changed');
}
