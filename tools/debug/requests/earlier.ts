import type { Exchange } from './exchange.ts';

/** Ways to send a request from a script, as the browser names them. */
const INITIATORS = ['fetch', 'xmlhttprequest'];

/**
 * Lists the requests of the document that ended before the overlay began. The browser records neither their method
 * nor, in older ones, their status.
 */
export const readEarlierRequests = (): Exchange[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming =>
      INITIATORS.includes((entry as PerformanceResourceTiming).initiatorType),
    )
    .map(({ name, startTime, duration, responseStatus }) => ({
      id: 0,
      method: '?',
      url: name,
      call: undefined,
      start: startTime,
      duration,
      ...(responseStatus > 0 && { status: responseStatus }),
      changes: [],
    }));
