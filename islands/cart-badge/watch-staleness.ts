import { report, track } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { untilCartStore } from '#stores/cart/summary-views.ts';
import { watchForStore } from '#stores/staleness.ts';

const loadStore = () => import('#stores/cart/index.ts');

// If loading fails, the server's numbers stay; the next event tries again.
function withStore(use: (store: Awaited<ReturnType<typeof loadStore>>) => void): void {
  void track(loadModule(loadStore)).then(use, (thrown: unknown) => report(thrown, 'the cart'));
}

// Loading the store is enough: it resumes the writes that the previous page has handed over.
const watchers = {
  onLeftBehind: () => withStore(() => {}),
  onStale: (data?: unknown) => withStore(({ followTab }) => followTab(data)),
};

let watching: AbortController | undefined;
let badges = 0;

/**
 * Watches for changes that a page without the cart's store would miss, while a badge is mounted.
 *
 * @param signal The badge's signal.
 */
export function watchStaleness(signal: AbortSignal): void {
  if (untilCartStore.aborted) return;
  badges += 1;
  if (!watching) {
    watching = followSignal(untilCartStore);
    watchForStore('cart', watchers, watching.signal);
  }
  const leave = () => {
    badges -= 1;
    if (badges > 0) return;
    watching?.abort();
    watching = undefined;
  };
  signal.addEventListener('abort', leave, { once: true });
}
