import { track } from '../activity.ts';
import { loadModule } from '../load.ts';
import { idle } from '../strategies/idle.ts';
import { fullLoad } from './full-load.ts';
import type { VisitHistory } from './place.ts';

/*
 * What fetches and places pages is a file of its own, on its way as soon as the page has nothing better to do: the first
 * islands need not wait for it. A visitor who is faster waits for it; where it can't be had, the browser goes there.
 */

const load = () => import('./visit.ts');
const loadVisits = () => track(loadModule(load)).catch(() => undefined);

/** Loads what the first visit will need, in a free moment. */
export function warmUp(signal: AbortSignal): void {
  idle(document.documentElement, () => void loadVisits(), signal);
}

/**
 * Goes to a page of this site without a reload; what can't be done so is left to the browser (NAV-01).
 *
 * @param url The address, of this origin.
 * @param history A new entry, the current one, or none because the browser has moved already.
 * @returns A promise that settles when the visit is over, whatever its end.
 */
export async function visit(url: URL, history: VisitHistory = 'push'): Promise<void> {
  const visits = await loadVisits();
  if (visits) await visits.visit(url, history);
  else fullLoad(url);
}

/** Stays on the page that is shown: whatever was to replace it is given up. */
export async function stay(): Promise<void> {
  const visits = await loadVisits();
  visits?.stay();
}
