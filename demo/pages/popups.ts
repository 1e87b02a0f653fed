import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addDismissed, dismissedCookie, dismissedSeconds, popups, readDismissed } from '../data/popups.ts';
import type { Ctx, Env } from '../http/env.ts';
import { returnPath } from '../rules/return-path.ts';
import { endOfWeekOffer, momentText } from '../rules/week-offer.ts';
import { fieldsOf } from './forms.ts';

/** Route of a banner's dismiss button, whose form is used without scripts. */
export function popupRoutes(app: Hono<Env>): void {
  app.post('/:culture{(?:fr|nl)}/popups/:id/dismiss', async (c) => {
    const id = c.req.param('id');
    if (!popups.some((popup) => popup.id === id)) return c.notFound();
    const { ReturnUrl: returnUrl } = await fieldsOf(c);
    const list = addDismissed(getCookie(c, dismissedCookie), id, Date.now());
    setCookie(c, dismissedCookie, list, { path: '/', sameSite: 'Lax', maxAge: dismissedSeconds });
    return c.redirect(returnPath(returnUrl) ?? `/${c.get('culture')}`, 303);
  });
}

/** Returns the end of the week's offer, for the countdown. */
export function offerEnd(c: Ctx) {
  const now = new Date();
  const end = endOfWeekOffer(now);
  return { end: end.toISOString(), now: now.toISOString(), endText: momentText(end, c.get('culture')) };
}

/** Returns a category's messages that the visitor has not dismissed. */
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
