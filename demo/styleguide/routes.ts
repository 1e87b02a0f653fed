import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { readIslandsCatalogue } from './catalogue.ts';
import { indexView, islandView } from './island-view.ts';
import { textsOf } from '../pages/view.ts';

interface Options {
  /** Folder of the built library. */
  readonly dist: string;
  /** Address of the styleguide's own stylesheet. */
  readonly stylesHref: string;
}

const PLAIN_NAME = /^[a-z][a-z0-9-]*$/;

/** Finds the file with an island's example markup, in its usual state or another one. */
function exampleFile(name: string, state: string | undefined): string | undefined {
  const isPlain = PLAIN_NAME.test(name) && PLAIN_NAME.test(state ?? 'a');
  const file = join('islands', name, state === undefined ? 'example.html' : `state-${state}.html`);
  return isPlain && existsSync(file) ? file : undefined;
}

const SETTINGS = /<script [^>]*id="archipel-config"[^>]*>[^<]*<\/script>\s*/;

/** Drops the settings of an example: the page has its own, and a second element of that id is never read. */
const withoutSettings = (html: string) => html.replace(SETTINGS, '');

/** Routes of the styleguide: for each island its purpose, markup, live view, and view without scripts. */
export function styleguideRoutes(app: Hono<Env>, { view }: Shop, { dist, stylesHref }: Options): void {
  app.get('/styleguide', (c) => c.redirect('/styleguide/', 301));

  app.get('/styleguide/', async (c) => {
    if (chooseFlavour(c)) return c.redirect(`/styleguide/?culture=${c.get('culture')}`, 303);
    const { title } = textsOf(c).styleguide;
    const groups = indexView(readIslandsCatalogue(dist), c.get('culture'));
    return view.page(c, 'styleguide', { title, groups, guideStyles: stylesHref, ...switches(c) });
  });

  // Target of the examples that show a failed request.
  app.get('/styleguide/failure', (c) => c.html(`<p>${textsOf(c).styleguide.failure}</p>`, 503));

  app.get('/styleguide/:name', async (c) => {
    const [name, state] = [c.req.param('name'), c.req.query('state')];
    const file = exampleFile(name, state);
    const catalogue = readIslandsCatalogue(dist);
    if (!file || !catalogue.islands[name]) return c.notFound();
    if (chooseFlavour(c)) return c.redirect(`${c.req.path}?culture=${c.get('culture')}`, 303);
    const html = withoutSettings(await view.file(c, file));
    const plainHref = `/styleguide/${name}/plain?${new URLSearchParams({ culture: c.get('culture'), ...(state && { state }) })}`;
    const data = islandView(name, catalogue, { culture: c.get('culture'), state });
    return view.page(c, 'styleguide-island', {
      ...data,
      html,
      plainHref,
      guideStyles: stylesHref,
      ...switches(c),
    });
  });

  app.get('/styleguide/:name/plain', async (c) => {
    const name = c.req.param('name');
    const file = exampleFile(name, c.req.query('state'));
    if (!file) return c.notFound();
    return view.page(c, 'styleguide-plain', {
      title: name,
      html: await view.file(c, file),
      guideStyles: stylesHref,
    });
  });
}

/** Stores the build named by `?flavour=`; true when there was one. */
function chooseFlavour(c: Ctx): boolean {
  const flavour = c.req.query('flavour');
  if (flavour !== 'preact' && flavour !== 'react') return false;
  setCookie(c, 'demo-flavour', flavour, { path: '/', sameSite: 'Lax' });
  return true;
}

function switches(c: Ctx) {
  const culture = c.get('culture');
  return {
    cultureLinks: ['fr', 'nl'].map((code) => ({
      name: code,
      href: `?culture=${code}`,
      isCurrent: code === culture,
    })),
    flavourLinks: ['preact', 'react'].map((name) => ({
      name,
      href: `?culture=${culture}&flavour=${name}`,
      isCurrent: name === c.get('flavour'),
    })),
  };
}
