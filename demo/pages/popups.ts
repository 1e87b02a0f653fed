import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addDismissed, dismissedCookie, dismissedSeconds, popups, readDismissed } from '../data/popups.ts';
import type { Ctx, Env } from '../http/env.ts';
import { returnPath } from '../rules/return-path.ts';
import { endOfWeekOffer, momentText } from '../rules/week-offer.ts';
import { fieldsOf } from './forms.ts';

/** Without the script a banner's button sends its form. */
export function popupRoutes(app: Hono<Env>): void {
  app.post('/:culture{(?:fr|nl)}/popups/:id/dismiss', async (c) => {
    const id = c.req.param('id');
    if (!popups.some((popup) => popup.id === id)) return c.notFound();
    const { ReturnUrl: wish } = await fieldsOf(c);
    const list = addDismissed(getCookie(c, dismissedCookie), id, Date.now());
    setCookie(c, dismissedCookie, list, { path: '/', sameSite: 'Lax', maxAge: dismissedSeconds });
    return c.redirect(returnPath(wish) ?? `/${c.get('culture')}`, 303);
  });
}

/** When the week's offer ends, as a countdown is told. */
export function offerEnd(c: Ctx) {
  const now = new Date();
  const end = endOfWeekOffer(now);
  return { end: end.toISOString(), now: now.toISOString(), endText: momentText(end, c.get('culture')) };
}

/** What an editor shows in a section, as far as the visitor has not dismissed it. */
export function popupsOf(c: Ctx, categoryId: number | undefined) {
  const culture = c.get('culture');
  const known = new Set(readDismissed(getCookie(c, dismissedCookie)).map(({ id }) => id));
  const shown = popups.filter((popup) => popup.categoryId === categoryId && !known.has(popup.id));
  return shown.map(({ id, kind, title, text, hasEnd }) => ({
    id,
    kind,
    title: title[culture],
    text: text[culture],
    ...(hasEnd && offerEnd(c)),
  }));
}
