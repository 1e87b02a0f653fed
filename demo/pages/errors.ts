import type { Ctx } from '../http/env.ts';
import { leadToPage } from '../http/plain-address.ts';
import type { Shop } from '../shop.ts';
import { texts } from '../texts/index.ts';
import { resources } from '../texts/resources.ts';
import { textsOf } from './view.ts';

const isCall = (c: Ctx): boolean =>
  c.req.path.startsWith('/api/') || (c.req.header('accept') ?? '').startsWith('application/json');

/** Renders the error page before the session is known; the shop's layout would need the session. */
function failBare(c: Ctx) {
  const culture = c.req.path.startsWith('/nl') ? 'nl' : 'fr';
  const { failedTitle, failed, home } = texts[culture].errors;
  if (isCall(c)) return c.json({ Message: resources[culture].Core.ErrorServer }, 500);
  const main = `<main><h1>${failedTitle}</h1><p>${failed}</p><p><a href="/${culture}">${home}</a></p></main>`;
  const head = `<meta name="viewport" content="width=device-width"><title>${failedTitle}</title>`;
  return c.html(`<!doctype html><html lang="${culture}"><meta charset="utf-8">${head}${main}</html>`, 500);
}

/** Creates the error responses: JSON for calls, a page in the shop's layout otherwise. */
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
      if (!c.get('culture')) return failBare(c);
      const text = isCall(c) ? resources[c.get('culture')].Core.ErrorServer : textsOf(c).errors.failed;
      return answer(c, 500, [textsOf(c).errors.failedTitle, text]);
    },
  };
}
