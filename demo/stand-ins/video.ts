import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { staticFolder } from '../http/static-files.ts';

/*
 * Stand-ins for the players of YouTube and Vimeo: they use the real message protocols, and draw a bowl on a
 * potter's wheel. A site omits config `video` to use the real ones.
 */

const films = new Set(['ilot-tour-01', 'ilot-metier-02', '76979871']);

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

function page(c: Ctx, title: string, body: string): Response | Promise<Response> {
  c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-cache');
  return c.html(
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<link rel="stylesheet" href="/stand-ins/files/player.css"></head><body>${body}</body></html>`,
  );
}

const player = (script: string): string =>
  '<canvas width="1280" height="720"></canvas>' +
  '<button type="button" aria-label="Lecture"></button>' +
  `<script type="module" src="/stand-ins/files/${script}.js"></script>`;

const watch = (frame: string): string =>
  `<main><h1>Îlot, les films</h1><iframe title="Film" src="${frame}" allow="autoplay; fullscreen"></iframe></main>`;

/** Routes of both players' frames, and of the films' own pages for links without scripts. */
export function videoStandIns(app: Hono<Env>): void {
  const files = staticFolder('demo/stand-ins/video');
  const known = (id: string | undefined): id is string => id !== undefined && films.has(id);

  app.get('/stand-ins/files/:name', (c) => files(c, c.req.param('name')));
  app.get('/stand-ins/youtube/embed/:id', (c) =>
    known(c.req.param('id')) ? page(c, 'YouTube', player('youtube')) : c.notFound(),
  );
  app.get('/stand-ins/vimeo/video/:id', (c) =>
    known(c.req.param('id')) ? page(c, 'Vimeo', player('vimeo')) : c.notFound(),
  );
  app.get('/stand-ins/youtube/watch', (c) => {
    const id = c.req.query('v');
    return known(id) ? page(c, 'Film', watch(`/stand-ins/youtube/embed/${id}`)) : c.notFound();
  });
  app.get('/stand-ins/vimeo/:id', (c) => {
    const id = c.req.param('id');
    return known(id) ? page(c, 'Film', watch(`/stand-ins/vimeo/video/${id}`)) : c.notFound();
  });
}
