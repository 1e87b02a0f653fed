import { track } from '#runtime';

/** Wishes that wait for the next click: what is wished in quick succession is sent once, the last. */
export interface Settling {
  /** Sends a key's wish when no other has come for it in the meantime. */
  sendLater(key: string): void;
  /** Sends a key's wish at once, whether it waits or not. */
  sendNow(key: string): void;
  /** Sends nothing of what waits for a key. */
  forget(key: string): void;
  /** Sends everything that waits, at once. */
  sendAll(): void;
}

/**
 * Makes the waiting place of wishes.
 *
 * @param delay Milliseconds without a newer wish.
 * @param send Sends what is wished of a key.
 * @param isAwaited Whether `whenIdle` waits for what is in it; not where the visitor is given seconds.
 */
export function createSettling(delay: number, send: (key: string) => void, isAwaited = true): Settling {
  const stops = new Map<string, () => void>();

  const forget = (key: string) => {
    stops.get(key)?.();
    stops.delete(key);
  };
  const sendNow = (key: string) => {
    forget(key);
    send(key);
  };
  const wait = (key: string) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => sendNow(key), delay);
      stops.set(key, () => {
        clearTimeout(timer);
        resolve();
      });
    });

  return {
    sendLater(key) {
      forget(key);
      const waiting = wait(key);
      if (isAwaited) void track(waiting);
    },
    sendNow,
    forget,
    sendAll() {
      for (const key of stops.keys()) sendNow(key);
    },
  };
}
