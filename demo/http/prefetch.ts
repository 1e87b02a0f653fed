import type { Ctx } from './env.ts';

/**
 * True for a request that only loads a page ahead of a click: by the library (`X-Sec-Purpose`), or by the browser's
 * own prefetch and prerender (`Sec-Purpose`). The visitor may never see the response.
 */
export const isPrefetch = (c: Ctx): boolean =>
  ['x-sec-purpose', 'sec-purpose'].some((name) => c.req.header(name)?.startsWith('prefetch'));
