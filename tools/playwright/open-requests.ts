import type { Frame, Page, Request } from '@playwright/test';

/** Kinds of requests that change a page; a picture or a film may take as long as it wants. */
const COUNTED = new Set(['document', 'fetch', 'xhr', 'script', 'stylesheet']);

/** Counts the requests of a page that are under way. */
export interface OpenRequests {
  readonly count: number;
  /** Addresses of the requests, for the message of a timeout. */
  readonly addresses: readonly string[];
}

/** A request of a service worker has no frame. */
const isOfFrame = (request: Request, frame: Frame): boolean =>
  !request.serviceWorker() && request.frame() === frame;

/**
 * Begins to count the open requests of a page.
 *
 * @param page The page.
 */
export function countOpenRequests(page: Page): OpenRequests {
  const open = new Set<Request>();
  const end = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    // A document that begins ends the requests of the one before it, which no event reports in every browser.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (COUNTED.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A frame that the page removes takes its requests along, without an event of their own.
  page.on('framedetached', (frame) => {
    for (const request of open) if (isOfFrame(request, frame)) end(request);
  });
  return {
    get count() {
      return open.size;
    },
    get addresses() {
      return [...open].map((request) => request.url());
    },
  };
}
