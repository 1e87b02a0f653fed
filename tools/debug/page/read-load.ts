import type { Departure } from './departure.ts';
import type { LoadFacts } from './explain-load.ts';

/**
 * Reads how the shown document was loaded.
 *
 * @param departure The earlier document of this tab.
 */
export function readLoad(departure: Departure | undefined): LoadFacts {
  const entry = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return {
    type: entry?.type ?? 'navigate',
    status: entry?.responseStatus ?? 0,
    referrer: document.referrer,
    startedAt: performance.timeOrigin,
    departure,
  };
}

/** Whether the shown document is the answer to a sent form, which a second request would not repeat. */
export const isFormAnswer = ({ departure, startedAt }: LoadFacts): boolean =>
  departure?.press?.kind === 'form' &&
  departure.press.method === 'POST' &&
  Math.abs(startedAt - departure.at) < 60_000;
