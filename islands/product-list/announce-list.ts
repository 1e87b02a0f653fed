import { announce } from '#runtime/html/announce.ts';

/** Throttle in ms: fast changes announce one number, not ten. */
const GAP_MS = 500;

/**
 * Creates the announcer of the number of products: at once, then at most every half second, the latest text.
 *
 * @param signal Ends it; a pending text is dropped.
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
