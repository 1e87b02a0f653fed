import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getCookie } from 'hono/cookie';
import { Liquid } from 'liquidjs';
import { cultures, inCulture } from '../culture.ts';
import type { Addresses } from '../data/addresses.ts';
import type { Carts } from '../data/carts.ts';
import type { ChoiceTable } from '../data/choices.ts';
import type { Editors } from '../data/editors.ts';
import type { PrepaidAccounts } from '../data/prepaid.ts';
import type { User } from '../data/users.ts';
import type { Wishlists } from '../data/wishlists.ts';
import type { Ctx } from '../http/env.ts';
import { ownPath } from '../http/plain-address.ts';
import { consentCookie, consentStamp, readChoice } from '../rules/consent.ts';
import { orderCountries } from '../rules/countries.ts';
import { freeFrom } from '../rules/delivery.ts';
import { currencies, currentCurrency, formatShort } from '../rules/money.ts';
import { loginHref, returnPath } from '../rules/return-path.ts';
import { fill, plural, texts } from '../texts/index.ts';
import type { Texts } from '../texts/index.ts';
import { cartSummary } from './cart-view.ts';
import { countryOf } from './country.ts';
import { menuView } from './menu-view.ts';

export type Data = Readonly<Record<string, unknown>>;
export type View = ReturnType<typeof createView>;

interface Page {
  readonly title: string;
  readonly description?: string;
  /** Id of the current category in the menu. */
  readonly section?: number;
}

/** Values that are the same on every page. */
interface Site {
  readonly stylesHref: string;
  /** Origin from the configuration, not from the request: a visitor can send any Host header. */
  readonly origin: string;
}

interface Tables {
  readonly addresses: Addresses;
  readonly carts: Carts;
  readonly choices: ChoiceTable;
  readonly wishlists: Wishlists;
  readonly editors: Editors;
  readonly prepaid: PrepaidAccounts;
}

/** Creates the renderer of templates, with the variables that every page needs. */
export function createView(tables: Tables, site: Site) {
  const engine = createEngine();

  const globals = (c: Ctx) => pageVariables(c, tables, site);
  // All values are there: awaiting each took a quarter of a page's time.
  const render = (c: Ctx, template: string, data: Data) =>
    engine.renderFileSync(template, data, { globals: globals(c) }) as string;

  return {
    /** Renders a whole page. */
    page: async (
      c: Ctx,
      template: string,
      page: Page & Data,
      status: 200 | 400 | 403 | 404 | 409 | 413 | 422 | 500 = 200,
    ) => {
      c.header('Cache-Control', 'private, no-cache');
      return c.html(render(c, template, page), status);
    },
    /** Renders a fragment of a page. */
    fragment: async (c: Ctx, template: string, data: Data, status: 200 | 404 = 200) => {
      c.header('Cache-Control', 'private, no-cache');
      return c.html(render(c, template, data), status);
    },
    /** Renders a file outside the templates, read again each time, with the same variables. */
    file: async (c: Ctx, path: string): Promise<string> =>
      engine.parseAndRenderSync(await readFile(path, 'utf8'), {}, { globals: globals(c) }) as string,
  };
}

/** Removes the mark of a script's request from an address, so that the page's links don't contain it. */
function withoutMark(url: URL): URL {
  const mark = /([?&])X-Requested-With=XMLHttpRequest(?:&|$)/;
  url.search = url.search.replace(mark, (found, sign: string) => (found.endsWith('&') ? sign : ''));
  return url;
}

/** Returns the variables of every template and every test page. */
function pageVariables(c: Ctx, tables: Tables, { stylesHref, origin }: Site) {
  const [culture, session, flavour] = [c.get('culture'), c.get('session'), c.get('flavour')];
  const url = withoutMark(new URL(c.req.url));
  const path = ownPath(url.pathname);
  const t = texts[culture];
  return {
    t,
    culture,
    flavour,
    shopStyles: stylesHref,
    assets: `/assets/archipel/${flavour}`,
    isFirstPage: c.get('isFirstPage'),
    hasChosen: readChoice(getCookie(c, consentCookie)) !== undefined,
    consentStamp,
    nonce: c.get('nonce'),
    policy: c.get('policy'),
    csrf: c.get('token'),
    formKey: randomUUID(),
    user: userView(c.get('user')),
    hasPrepaid: hasPrepaid(c, tables),
    isEditor: tables.editors.has(c.get('user')?.id),
    signInHref: loginHref(culture, wayBack(c, url)),
    path,
    origin,
    query: Object.fromEntries(url.searchParams),
    alternates: cultures.map((code) => alternate(code, culture, path + url.search)),
    menu: menuView(culture),
    currencies,
    currency: currentCurrency(),
    freeFrom: formatShort(freeFrom, culture),
    orderCountries,
    currentCountry: countryOf(c, tables),
    giftWraps: session.giftWraps,
    ...hearts(c.get('user'), tables.wishlists),
    miniCart: miniCart(culture, cartSummary(tables, session.id, culture)),
  };
}

/** Returns the number of products in the visitor's lists, and their ids. */
const hearts = (user: User | undefined, wishlists: Wishlists) => ({
  wishlistCount: user && wishlists.count(user.id),
  wishlistIds: user ? [...wishlists.productIds(user.id)] : [],
});

const hasPrepaid = (c: Ctx, { prepaid }: Tables): boolean => {
  const user = c.get('user');
  return user !== undefined && prepaid.of(user.id).length > 0;
};

const userView = (user: User | undefined) =>
  user && { id: user.id, name: user.firstName, isCompany: user.company !== '' };

/** Returns the return URL of a sign-in: the current page; on the login page that page's own return URL. */
const wayBack = (c: Ctx, { pathname, search }: URL): string =>
  returnPath(pathname + search) ?? returnPath(c.req.query('returnUrl')) ?? `/${c.get('culture')}/account`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** Formats a catalogue text as HTML: backticks become code. */
const sentence = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function createEngine(): Liquid {
  const engine = new Liquid({
    // Shared templates of test pages are in the tests' folder.
    root: ['demo/templates', 'e2e/fixtures'],
    extname: '.liquid',
    cache: true,
    outputEscape: 'escape',
    strictFilters: true,
    jsTruthy: true,
  });
  engine.registerFilter('fill', fill);
  engine.registerFilter('plural', (forms: Parameters<typeof plural>[0], count: number, culture) =>
    plural(forms, count, culture),
  );
  engine.registerFilter('sentence', { raw: true, handler: sentence });
  // Only `<` could end a script element; JSON reads its escape as the same character.
  engine.registerFilter('script_json', {
    raw: true,
    handler: (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c'),
  });
  return engine;
}

function alternate(code: keyof typeof texts, current: string, path: string) {
  const href = inCulture(path, code);
  return { code, href, name: texts[code].language, isCurrent: code === current };
}

const miniCart = (culture: string, summary: Data): Data => ({
  cartUrl: `/${culture}/shoppingcarts`,
  fragmentUrl: `/${culture}/widget/shoppingcartitems`,
  summary,
});

export const textsOf = (c: Ctx): Texts => texts[c.get('culture')];
