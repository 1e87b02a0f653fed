import type { BrowserContext, Request, Route } from '@playwright/test';
import { wait } from '../mocks/answer-request.ts';
import type { Exchange } from '../mocks/exchange-types.ts';

const bodyOf = (request: Request) => request.postDataBuffer() ?? undefined;

async function answer(route: Route, exchange: Exchange): Promise<void> {
  const request = route.request();
  const given = await exchange.answer({
    method: request.method(),
    url: request.url(),
    headers: request.headers(),
    body: bodyOf(request),
  });
  if (!given) return route.fallback();
  await wait(given.delay);
  if (given.drop) return route.abort('connectionreset');
  const { status, headers, body } = given;
  return route.fulfill({ status, headers, body });
}

/** Types of requests that a mock may answer; all others go to the site. */
const ANSWERED = new Set(['document', 'fetch', 'xhr', 'other']);

/**
 * Answers requests of a site’s own pages by the mocks of a test; those without one go to the site.
 *
 * @param context The test’s browser context.
 * @param exchange The mocks.
 * @param ownOrigin The kit’s server, which answers by itself.
 */
export async function routeSite(
  context: BrowserContext,
  exchange: Exchange,
  ownOrigin: string,
): Promise<void> {
  const isOfSite = (url: URL) => url.origin !== ownOrigin;
  await context.route(isOfSite, (route) =>
    ANSWERED.has(route.request().resourceType()) ? answer(route, exchange) : route.fallback(),
  );
}
