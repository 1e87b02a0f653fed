import { track } from '../page/activity.ts';
import { report } from '../page/errors.ts';
import { loadModule } from '../islands/load.ts';
import { expectTeller, handleFailure } from '../requests/failures.ts';
import { RequestError } from '../requests/request-error.ts';
import { fullLoad } from './full-load.ts';
import { startHistory, type Scopes } from './history.ts';
import { runVisit, stopVisit } from './visit.ts';

export { runVisit } from './visit.ts';

let isFollowing = false;

async function show(url: URL): Promise<void> {
  try {
    await runVisit(url, 'none');
  } catch (thrown) {
    // The address has changed already, so the browser must load its page.
    report(thrown);
    fullLoad(url);
  }
}

// The whole page is visited if the code fails to load.
async function restore(url: URL, now: Scopes, then: Scopes): Promise<void> {
  try {
    const { restoreScopes } = await track(loadModule(() => import('../ajax/restore.ts')));
    // An update or the visitor may have moved to another entry while the code was loading.
    if (location.href === url.href) await restoreScopes(url, now, then);
  } catch {
    await show(url);
  }
}

/**
 * Follows back and forward from now on (NAV-02). Starting twice is harmless.
 * Decision 194.
 *
 * @param signal Ends the listening.
 */
export function startTravel(signal: AbortSignal): void {
  if (isFollowing) return;
  isFollowing = true;
  startHistory({ show: (url) => void show(url), restore, stay: stopVisit }, signal);
}

/**
 * Reports a form that the page's policy has blocked. No retry is offered: the server may have processed it.
 *
 * @param url The address as far as the browser gives it.
 */
export async function reportBlockedForm(url: string): Promise<void> {
  const error = new RequestError('origin', url);
  await expectTeller(error);
  handleFailure(error, { url });
}
