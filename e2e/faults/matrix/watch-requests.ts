import type { Page, Request } from '@playwright/test';
import type { Cell } from './cell.ts';
import { matches } from './matches.ts';

/** Counts the requests of a cell's flow: those that have left, and those that have ended. */
export function watchRequests(page: Page, cell: Cell): void {
  const isFlows = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    return matches(cell.flow.match, `${request.method()} ${pathname}${search}`);
  };
  page.on('request', (request) => {
    if (isFlows(request)) cell.sent += 1;
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => {
      if (isFlows(request)) cell.ended += 1;
    });
}
