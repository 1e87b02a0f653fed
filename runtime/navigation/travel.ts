import { track } from '../page/activity.ts';
import { report } from '../page/errors.ts';
import { loadModule } from '../islands/load.ts';
import { onBlockedForm } from '../requests/blocked-form.ts';
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

// No retry is offered: the server may have processed the blocked form.
async function reportBlockedForm(url: string): Promise<void> {
  const error = new RequestError('origin', url);
  await expectTeller(error);
  handleFailure(error, { url });
}

/**
 * Follows back and forward from now on (NAV-02), and reports forms that the page’s policy blocks. Starting twice is
 * harmless.
 * Decision 194.
 *
 * @param signal Ends the listening.
 */
export function startTravel(signal: AbortSignal): void {
  if (isFollowing) return;
  isFollowing = true;
  startHistory({ show: (url) => void show(url), restore, stay: stopVisit }, signal);
  onBlockedForm((url) => void reportBlockedForm(url), signal);
}
