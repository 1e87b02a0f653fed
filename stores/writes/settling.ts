import { track } from '#runtime';

/** Debounced writes: quick changes of a key are sent once, with the last value. */
export interface Settling {
  /** Sends the value of a key after the delay; a newer one restarts the delay. */
  sendLater(key: string): void;
  /** Sends the value of a key at once, whether it waits or not. */
  sendNow(key: string): void;
  /** Cancels the waiting value of a key. */
  forget(key: string): void;
  /** Sends everything that waits, at once. */
  sendAll(): void;
}

/**
 * Creates a debouncer.
 *
 * @param delay Milliseconds without a newer value.
 * @param send Sends the value of a key.
 * @param isAwaited Whether `whenIdle` waits for it; false when the visitor has seconds to undo.
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
