import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Ctx, Env } from '../http/env.ts';
import {
  consentCookie,
  consentLife,
  postedChoice,
  readChoice,
  writeChoice,
  type Choice,
} from '../rules/consent.ts';
import { returnPath } from '../rules/return-path.ts';
import type { Shop } from '../shop.ts';
import { fill, type Texts } from '../texts/index.ts';
import { fieldsOf, record } from './forms.ts';
import { textsOf } from './view.ts';

const cookiesPath = '/:culture{(?:fr|nl)}/cookies';

/** Returns the visitor's consent from the cookie that the library reads and writes, too. */
export const choiceOf = (c: Ctx): Choice | undefined => readChoice(getCookie(c, consentCookie));

/** Routes of the cookie page, to which its form and that of the banner are sent. */
export function cookieRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(cookiesPath, (c) => {
    const { title, lead } = textsOf(c).cookies;
    return shop.view.page(c, 'cookies', { title, description: lead, ...settingsView(c) });
  });
  app.post(cookiesPath, async (c) => {
    const fields = await fieldsOf(c);
    setCookie(c, consentCookie, writeChoice(postedChoice(fields)), {
      path: '/',
      sameSite: 'Lax',
      maxAge: consentLife,
      secure: new URL(c.req.url).protocol === 'https:',
    });
    await record(c, shop, fields);
    return c.redirect(wayBack(c), 303);
  });
}

// The banner is on every page, so the response returns to that page.
function wayBack(c: Ctx): string {
  const from = c.req.header('referer');
  const here = new URL(c.req.url);
  const url = from !== undefined && URL.canParse(from) ? new URL(from) : here;
  const path = url.host === here.host ? returnPath(url.pathname + url.search) : undefined;
  return path ?? `/${c.get('culture')}/cookies`;
}

function settingsView(c: Ctx) {
  const choice = choiceOf(c);
  const t = textsOf(c).cookies;
  return {
    boxes: t.categories.map(([name, label, text]) => ({
      name,
      label,
      text,
      isChecked: choice?.[name as keyof Choice] === true,
    })),
    status: sentence(choice, t),
    wantsPrivacy: !choice && c.req.header('sec-gpc') === '1',
  };
}

function sentence(choice: Choice | undefined, t: Texts['cookies']): string {
  if (!choice) return t.open;
  const names = (isAllowed: boolean) =>
    t.categories
      .filter(([name]) => choice[name as keyof Choice] === isAllowed)
      .map(([, label]) => label!.toLowerCase());
  const [allowed, refused] = [names(true), names(false)];
  if (refused.length === 0) return t.all;
  return allowed.length === 0 ? t.none : fill(t.some, allowed.join(', '), refused.join(', '));
}
