import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { textsOf } from './view.ts';

const fixtures = 'e2e/fixtures';
const islands = 'islands';

/** Pages for tests and the styleguide: files of others, rendered with the variables of the shop's pages. */
export function fixtureRoutes(app: Hono<Env>, { view }: Shop): void {
  app.get('/fixtures/*', async (c) => {
    const file = fixtureFile(c.req.path);
    if (!file) return c.notFound();
    c.header('Cache-Control', 'private, no-cache');
    return c.html(await view.file(c, file));
  });

  app.get('/styleguide', (c) => c.redirect('/styleguide/', 301));

  app.get('/styleguide/', async (c) => {
    if (chooseFlavour(c)) return c.redirect(`/styleguide/?culture=${c.get('culture')}`, 303);
    const title = textsOf(c).styleguide.title;
    return view.page(c, 'styleguide', { title, examples: exampleNames(), ...switches(c) });
  });

  app.get('/styleguide/:name', async (c) => {
    const name = c.req.param('name');
    if (!exampleNames().includes(name)) return c.notFound();
    if (chooseFlavour(c)) return c.redirect(`${c.req.path}?culture=${c.get('culture')}`, 303);
    const html = await view.file(c, exampleFile(name));
    return view.page(c, 'styleguide-example', { title: name, html, ...switches(c) });
  });
}

const exampleFile = (name: string): string => join(islands, name, 'example.html');

function exampleNames(): string[] {
  const folders = existsSync(islands) ? readdirSync(islands) : [];
  return folders.filter((name) => existsSync(exampleFile(name))).sort();
}

function fixtureFile(path: string): string | undefined {
  const name = path.slice('/fixtures/'.length).replace(/\.html$/, '');
  const isPlain = name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
  const file = join(fixtures, `${name}.html`);
  return isPlain && existsSync(file) ? file : undefined;
}

/** Remembers the build that `?flavour=` asks for. */
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
