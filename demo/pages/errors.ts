import type { Ctx } from '../http/env.ts';
import { leadToPage } from '../http/plain-address.ts';
import type { Shop } from '../shop.ts';
import { resources } from '../texts/resources.ts';
import { textsOf } from './view.ts';

const isCall = (c: Ctx): boolean =>
  c.req.path.startsWith('/api/') || (c.req.header('accept') ?? '').startsWith('application/json');

/** Says what went wrong: as JSON to calls, as a page in the shop's look to people. */
export function errorPages({ view }: Pick<Shop, 'view'>) {
  const answer = (c: Ctx, status: 400 | 403 | 404 | 413 | 500, [title, text]: readonly [string, string]) =>
    isCall(c) ? c.json({ Message: text }, status) : view.page(c, 'error', { title, text, status }, status);
  return {
    notFound: (c: Ctx) => {
      const elsewhere = leadToPage(c);
      if (elsewhere) return elsewhere;
      const { notFoundTitle, notFound } = textsOf(c).errors;
      return answer(c, 404, [notFoundTitle, notFound]);
    },
    badToken: (c: Ctx) => answer(c, 400, [textsOf(c).errors.tokenTitle, textsOf(c).errors.token]),
    unreadable: (c: Ctx) => answer(c, 400, [textsOf(c).errors.payloadTitle, textsOf(c).errors.payload]),
    notEditor: (c: Ctx) => answer(c, 403, [textsOf(c).editors.refusedTitle, textsOf(c).editors.refused]),
    tooLarge: (c: Ctx) => answer(c, 413, [textsOf(c).errors.tooLargeTitle, textsOf(c).errors.tooLarge]),
    failed: (c: Ctx, error: Error) => {
      console.error(error);
      // Where the session itself has failed, no page can be shown.
      if (!c.get('culture')) return c.text('500', 500);
      const text = isCall(c) ? resources[c.get('culture')].Core.ErrorServer : textsOf(c).errors.failed;
      return answer(c, 500, [textsOf(c).errors.failedTitle, text]);
    },
  };
}
