import type { Page, Request } from '@playwright/test';
import type { Cell } from './cell.ts';
import { matches } from './matches.ts';

/** Milliseconds to wait for a part of a page that may be another one. */
const ACTION_TIMEOUT_MS = 5_000;

/** Milliseconds to wait for a page: on a busy machine a page that Back leads to takes longer than an action. */
const NAVIGATION_TIMEOUT_MS = 20_000;

/** Counts the requests of a cell's flow, those that have left and those that have ended, and closes alerts. */
export function watchPage(page: Page, cell: Cell): void {
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  page.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
  const isFlows = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    return matches(cell.flow.match, `${request.method()} ${pathname}${search}`);
  };
  page.on('dialog', (alert) => {
    cell.isReported = true;
    void alert.accept();
  });
  page.on('request', (request) => {
    if (isFlows(request)) cell.sent += 1;
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => {
      if (isFlows(request)) cell.ended += 1;
    });
}
