import type { Frame, Page, Request } from '@playwright/test';

/** Kinds of requests that change a page; a picture or a film may take as long as it wants. */
const COUNTED = new Set(['document', 'fetch', 'xhr', 'script', 'stylesheet']);

/** Returns the addresses of requests that are under way. */
export type ListOpenRequests = () => readonly string[];

/** A request of a service worker has no frame. */
const isOfFrame = (request: Request, frame: Frame): boolean =>
  !request.serviceWorker() && request.frame() === frame;

/**
 * Begins to follow the open requests of a page. Those of fixture pages are known by their server instead: browsers
 * report no end of some requests of a document that is left.
 *
 * @param page The page.
 * @param ownOrigin The server of fixture pages, whose requests are left out.
 */
export function followOpenRequests(page: Page, ownOrigin: string): ListOpenRequests {
  const open = new Set<Request>();
  const end = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    // A document that begins ends the requests of the one before it, which no event reports in every browser.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    const isOwn = new URL(request.url()).origin === ownOrigin;
    if (!isOwn && COUNTED.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A frame that the page removes takes its requests along, without an event of their own.
  page.on('framedetached', (frame) => {
    for (const request of open) if (isOfFrame(request, frame)) end(request);
  });
  return () => [...open].map((request) => request.url());
}
