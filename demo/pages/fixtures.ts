import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';

const fixtures = 'e2e/fixtures';

/** Routes of test pages: files outside the demo, rendered with the variables of the shop's pages. */
export function fixtureRoutes(app: Hono<Env>, { view }: Shop): void {
  app.get('/fixtures/*', async (c) => {
    const file = fixtureFile(c.req.path);
    if (!file) return c.notFound();
    c.header('Cache-Control', 'private, no-cache');
    return c.html(await view.file(c, file));
  });
}

function fixtureFile(path: string): string | undefined {
  const name = path.slice('/fixtures/'.length).replace(/\.html$/, '');
  const isPlain = name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
  const file = join(fixtures, `${name}.html`);
  return isPlain && existsSync(file) ? file : undefined;
}
