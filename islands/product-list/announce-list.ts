import { emit } from '#runtime';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { readListState, showCounts } from './list-state.ts';

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

/**
 * Announces a new list and emits `list-changed`.
 *
 * @param host The list.
 * @param announceText Announces the number of products.
 * @param showsCounts Whether the counts of the filter follow, too.
 */
export function announceList(
  host: HTMLElement,
  announceText: (text: string) => void,
  showsCounts: boolean,
): void {
  const state = readListState(host);
  if (!state) return;
  if (showsCounts) showCounts(host, state);
  const [status] = querySelectorAll(host, '[data-list-status]');
  if (status?.textContent) announceText(status.textContent.trim());
  emit(host, 'list-changed', { count: state.total });
}
