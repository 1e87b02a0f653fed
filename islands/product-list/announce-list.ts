import { announce } from '#runtime/html/announce.ts';

/** Debounced in ms: fast ticking announces one number, not ten. */
const GAP_MS = 500;

/**
 * Creates the announcer of the number of products: at once, then at most every half second, the newest last.
 *
 * @param signal Ends it; what waits is not said.
 */
export function createListAnnouncer(signal: AbortSignal): (text: string) => void {
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announceChange = (text: string) => {
    announce(text);
    timer = setTimeout(() => {
      timer = undefined;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined && next !== text) announceChange(next);
    }, GAP_MS);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (text) => {
    if (timer === undefined) announceChange(text);
    else waiting = text;
  };
}
