/** Key of the waiting function on the page's window. */
export const PAUSES = 'archipel.pauses';

/**
 * Counts timers that typing or choosing has started: the pauses after which a page checks, searches or writes. It is
 * sent to the browser as text, so it uses nothing of this module.
 *
 * @param options Key of the function that waits until none is left; longer timers, in ms, are no such pause.
 */
export function countTypingPauses({ key, limit }: { key: string; limit: number }): void {
  // The first document of a popup runs the scripts of a context twice, in the same window.
  if (Symbol.for(key) in window) return;
  const { setTimeout: set, clearTimeout: clear } = window;
  const pending = new Set<unknown>();
  let waiting: (() => void)[] = [];

  const end = (id: unknown) => {
    if (!pending.delete(id) || pending.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const isPause = (delay: number) => {
    // The current event says what started a timer, in the browser's own words.
    const { type } = (window as unknown as { event?: Event }).event ?? {};
    return delay > 0 && delay <= limit && (type === 'input' || type === 'change');
  };

  window.setTimeout = ((run: unknown, delay = 0, ...rest: unknown[]) => {
    if (typeof run !== 'function' || !isPause(delay)) return set(run as () => void, delay, ...rest);
    const id = set(() => {
      try {
        (run as (...values: unknown[]) => void)(...rest);
      } finally {
        end(id);
      }
    }, delay);
    pending.add(id);
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    clear(id);
    end(id);
  };

  const untilNone = () =>
    pending.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve));
  Object.defineProperty(window, Symbol.for(key), { value: untilNone });
}
