import type { Context, Handler, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Ctx, Env } from '../http/env.ts';
import { textsOf, type View } from '../pages/view.ts';
import type { Shop } from '../shop.ts';
import { readIslandsCatalogue } from './catalogue.ts';
import { toCopyLanguage, writeCopy } from './copies.ts';
import { findExample, liveHtml, type RequestedExample } from './example.ts';
import { indexView, islandView } from './island-view.ts';
import { liveFormView } from './live-form-view.ts';
import { findIslands } from './search.ts';

interface Options {
  /** Folder of the built library. */
  readonly dist: string;
  /** Address of the styleguide's own stylesheet. */
  readonly stylesHref: string;
}

type ExampleHandler = (c: Ctx, example: RequestedExample) => Promise<Response> | Response;

/** Ways to show an example in a frame with scripts. */
const FRAME_VIEWS = ['dark', 'slow', 'failing'] as const;

const queryText = (query: Readonly<Record<string, string>>) => String(new URLSearchParams(query));

/** Routes of the styleguide: for each island its purpose, live form, markup, and view without scripts. */
export function styleguideRoutes(app: Hono<Env>, { view }: Shop, { dist, stylesHref }: Options): void {
  const withExample = (handle: ExampleHandler) => async (c: Context<Env>) => {
    const example = await findExample(c, view, dist);
    return example ? handle(c, example) : c.notFound();
  };

  app.get('/styleguide', (c) => c.redirect('/styleguide/', 301));

  app.get('/styleguide/', async (c) => {
    if (chooseFlavour(c)) return c.redirect(`/styleguide/?culture=${c.get('culture')}`, 303);
    const { title } = textsOf(c).styleguide;
    const groups = indexView(readIslandsCatalogue(dist), c.get('culture'));
    const search = findIslands(groups, c.req.query('q') ?? '');
    return view.page(c, 'styleguide', { title, ...search, guideStyles: stylesHref, ...switches(c) });
  });

  // Target of the examples that show a failed request.
  app.get('/styleguide/failure', (c) => c.html(`<p>${textsOf(c).styleguide.failure}</p>`, 503));

  app.get(
    '/styleguide/:name',
    withExample((c, example) => {
      const { culture, state, catalogue, name, query } = example;
      if (chooseFlavour(c)) return c.redirect(`${c.req.path}?${queryText(query)}`, 303);
      return view.page(c, 'styleguide-island', {
        ...islandView(name, catalogue, { culture, state }),
        ...liveFormView(example, c.req.query('copy')),
        html: liveHtml(example),
        plainHref: `/styleguide/${name}/plain?${queryText(query)}`,
        guideStyles: stylesHref,
        ...switches(c, query),
      });
    }),
  );

  exampleRoutes(app, { withExample, view, stylesHref });
}

interface Examples {
  readonly withExample: (handle: ExampleHandler) => Handler<Env>;
  readonly view: View;
  readonly stylesHref: string;
}

/** Routes of an example alone: for the live form, its frames, and without scripts. */
function exampleRoutes(app: Hono<Env>, { withExample, view, stylesHref }: Examples): void {
  const answerTrial: ExampleHandler = (c, { tried, markup, name, island }) => {
    const language = toCopyLanguage(c.req.query('copy'));
    const copied = writeCopy(markup, { name, island }, language);
    return c.json({ problems: tried.problems, markup: copied });
  };
  const showFragment: ExampleHandler = (c, example) =>
    view.fragment(c, 'styleguide-example', { html: liveHtml(example) });
  const showPlain: ExampleHandler = (c, { name, html }) =>
    view.page(c, 'styleguide-plain', { title: name, html, guideStyles: stylesHref });
  const showFrame: ExampleHandler = (c, example) => {
    const frameView = FRAME_VIEWS.find((one) => one === c.req.query('view'));
    const page = { title: example.name, html: liveHtml(example), guideStyles: stylesHref };
    return view.page(c, 'styleguide-frame', { ...page, frameView });
  };

  app.get('/styleguide/:name/try', withExample(answerTrial));
  app.get('/styleguide/:name/example', withExample(showFragment));
  app.get('/styleguide/:name/plain', withExample(showPlain));
  app.get('/styleguide/:name/frame', withExample(showFrame));
}

/** Stores the build named by `?flavour=`; true when there was one. */
function chooseFlavour(c: Ctx): boolean {
  const flavour = c.req.query('flavour');
  if (flavour !== 'preact' && flavour !== 'react') return false;
  setCookie(c, 'demo-flavour', flavour, { path: '/', sameSite: 'Lax' });
  return true;
}

function switches(c: Ctx, query: Readonly<Record<string, string>> = {}) {
  const culture = c.get('culture');
  const href = (changes: Readonly<Record<string, string>>) => `?${queryText({ ...query, ...changes })}`;
  return {
    cultureLinks: ['fr', 'nl'].map((code) => ({
      name: code,
      href: href({ culture: code }),
      isCurrent: code === culture,
    })),
    flavourLinks: ['preact', 'react'].map((name) => ({
      name,
      href: href({ culture, flavour: name }),
      isCurrent: name === c.get('flavour'),
    })),
  };
}
