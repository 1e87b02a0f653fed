import { track } from '../page/activity.ts';
import { report } from '../page/errors.ts';
import { loadModule } from '../islands/load.ts';
import { onBlockedForm } from '../requests/blocked-form.ts';
import { whenLoadedOrFirstInput } from '../islands/strategies/first-input.ts';
import { firstEntry, isPerhapsOurs, pageOf } from './first-entry.ts';
import { fullLoad } from './full-load.ts';
import { leaveIfOnline } from './offline.ts';
import type { VisitHistory } from './render.ts';
import { watchScrollers } from './scrolled.ts';

/*
 * The code of visits is a lazy chunk, so that the first view does not wait for it. An early click waits for
 * it; if it fails to load, the browser navigates.
 */

const load = () => import('./travel.ts');

let ending: AbortSignal | undefined;

async function loadVisits() {
  const visits = await track(loadModule(load));
  if (ending) visits.startTravel(ending);
  return visits;
}

// The browser must load the page of the changed address if the code of visits fails to load.
function moveWithout(): void {
  const { state } = history;
  const isForUs = state === null || isPerhapsOurs(state);
  if (isForUs && pageOf(location) !== firstEntry.page) fullLoad(location.href);
}

/**
 * Loads the code of visits after the page's load or at the first input. A document that was reloaded or
 * returned to loads it at once: its position is restored, and Back may lead to an entry of ours.
 *
 * @param signal Ends the waiting, and the listening of the loaded code.
 */
export function warmUp(signal: AbortSignal): void {
  ending = signal;
  watchScrollers(signal);
  const warm = () => void loadVisits().catch(() => {});
  const onFirstMove = () => {
    firstEntry.hasMoved = true;
    loadVisits().catch(moveWithout);
  };
  const onBlocked = (url: string) =>
    void loadVisits().then(({ reportBlockedForm }) => reportBlockedForm(url), report);
  onBlockedForm(onBlocked, signal);
  addEventListener('popstate', onFirstMove, { signal, once: true });
  if (firstEntry.hasMoved) onFirstMove();
  else if (isPerhapsOurs(firstEntry.state)) warm();
  else whenLoadedOrFirstInput(document.documentElement, warm, signal);
}

/**
 * Goes to a page of this site without a reload; other addresses are left to the browser (NAV-01). The browser's own
 * click has been prevented, so every failure here must end in a navigation.
 *
 * @param url The address, of this origin.
 * @param history A new entry, the current one, or none because the browser has moved already.
 * @param link The pressed element.
 * @returns A promise that resolves when the visit is over, successful or not.
 */
export async function visit(url: URL, history?: VisitHistory, link?: Element): Promise<void> {
  try {
    const visits = await loadVisits();
    await visits.runVisit(url, history, link);
  } catch (thrown) {
    report(thrown);
    leaveIfOnline(url);
  }
}
