import { track } from '../page/activity.ts';
import { report } from '../page/errors.ts';
import { loadModule } from '../islands/load.ts';
import { fullLoad } from './full-load.ts';
import { startHistory, type Scopes } from './history.ts';
import { runVisit, stopVisit } from './visit.ts';

export { runVisit } from './visit.ts';

let isFollowing = false;

async function show(url: URL): Promise<void> {
  try {
    await runVisit(url, 'none');
  } catch (thrown) {
    // The browser has moved there already.
    report(thrown);
    fullLoad(url);
  }
}

// Without its code the whole page comes again.
async function restore(url: URL, now: Scopes, then: Scopes): Promise<void> {
  try {
    const { restoreScopes } = await track(loadModule(() => import('../ajax/restore.ts')));
    // While its code came, an answer may have made an entry of its own, or the visitor have moved on.
    if (location.href === url.href) await restoreScopes(url, now, then);
  } catch {
    await show(url);
  }
}

/**
 * Follows back and forward from now on (NAV-02). Starting twice is harmless.
 * Decision 194.
 *
 * @param signal Ends it.
 */
export function startTravel(signal: AbortSignal): void {
  if (isFollowing) return;
  isFollowing = true;
  startHistory({ show: (url) => void show(url), restore, stay: stopVisit }, signal);
}
