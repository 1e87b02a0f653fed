import { readFile } from 'node:fs/promises';
import { Liquid } from 'liquidjs';
import { categories } from '../assortment/index.ts';
import { cultures, inCulture } from '../culture.ts';
import type { Carts } from '../data/carts.ts';
import type { User } from '../data/users.ts';
import type { Ctx } from '../http/env.ts';
import { loginHref, returnPath } from '../rules/return-path.ts';
import { fill, plural, texts } from '../texts/index.ts';
import type { Texts } from '../texts/index.ts';
import { cartSummary } from './cart-view.ts';

export type Data = Readonly<Record<string, unknown>>;
export type View = ReturnType<typeof createView>;

interface Page {
  readonly title: string;
  readonly description?: string;
  /** The menu entry that is current: a category's id. */
  readonly section?: number;
}

/** Renders templates with everything that a page of the shop needs. */
export function createView(carts: Carts, shopStyles: string) {
  const engine = createEngine();

  const globals = (c: Ctx) => pageVariables(c, carts, shopStyles);
  const render = (c: Ctx, template: string, data: Data) =>
    engine.renderFile(template, data, { globals: globals(c) }) as Promise<string>;

  return {
    /** A whole page. */
    page: async (
      c: Ctx,
      template: string,
      page: Page & Data,
      status: 200 | 400 | 404 | 409 | 413 | 422 | 500 = 200,
    ) => {
      c.header('Cache-Control', 'private, no-cache');
      return c.html(await render(c, template, page), status);
    },
    /** A piece of a page. */
    fragment: async (c: Ctx, template: string, data: Data, status: 200 | 404 = 200) => {
      c.header('Cache-Control', 'private, no-cache');
      return c.html(await render(c, template, data), status);
    },
    /** A file that somebody else wrote, read anew each time, with the same variables. */
    file: async (c: Ctx, path: string): Promise<string> =>
      engine.parseAndRender(await readFile(path, 'utf8'), {}, { globals: globals(c) }) as Promise<string>,
  };
}

/** The variables that every template and every fixture page can use. */
function pageVariables(c: Ctx, carts: Carts, shopStyles: string) {
  const [culture, session, flavour] = [c.get('culture'), c.get('session'), c.get('flavour')];
  const url = new URL(c.req.url);
  const t = texts[culture];
  return {
    t,
    culture,
    flavour,
    shopStyles,
    assets: `/assets/archipel/${flavour}`,
    nonce: c.get('nonce'),
    policy: c.get('policy'),
    csrf: c.get('token'),
    user: userView(c.get('user')),
    signInHref: loginHref(culture, wayBack(c, url)),
    path: url.pathname,
    origin: url.origin,
    query: Object.fromEntries(url.searchParams),
    alternates: cultures.map((code) => alternate(code, culture, url)),
    menu: categories.map(({ id, name }) => ({ id, name: name[culture] })),
    giftWraps: session.giftWraps,
    miniCart: miniCart(culture, cartSummary(carts.of(session.id), culture)),
  };
}

const userView = (user: User | undefined) => user && { id: user.id, name: user.firstName };

/** Signing in leads back to the page that is shown; on the login page to where that one would lead. */
const wayBack = (c: Ctx, { pathname, search }: URL): string =>
  returnPath(pathname + search) ?? returnPath(c.req.query('returnUrl')) ?? `/${c.get('culture')}/account`;

function createEngine(): Liquid {
  const engine = new Liquid({
    // What the pages of tests share lies with them.
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
  // Inside a script element only `<` could end the element; JSON reads the escape as the same character.
  engine.registerFilter('script_json', {
    raw: true,
    handler: (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c'),
  });
  return engine;
}

function alternate(code: keyof typeof texts, current: string, url: URL) {
  const href = inCulture(url.pathname, code) + url.search;
  return { code, href, name: texts[code].language, isCurrent: code === current };
}

const miniCart = (culture: string, summary: Data): Data => ({
  cartUrl: `/${culture}/shoppingcarts`,
  fragmentUrl: `/${culture}/widget/shoppingcartitems`,
  summary,
});

export const textsOf = (c: Ctx): Texts => texts[c.get('culture')];
