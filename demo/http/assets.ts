import type { Hono } from 'hono';
import { photoFile } from '../photos/cache.ts';
import { readPhotoName } from '../photos/photo.ts';
import type { Ctx, Env } from './env.ts';
import type { ShopStyles } from './shop-styles.ts';
import { immutable, sendFile, staticFolder, toFile } from './static-files.ts';

const favicon = toFile(
  'favicon.svg',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2c4a52"/>' +
      '<path d="M7 20c0 3 4 5 9 5s9-2 9-5z" fill="#f3ece0"/><path d="M13.5 16a3 3 0 1 1 5.5 0z" fill="#d98e5b"/></svg>',
  ),
);

/** Files need no session: they come before it. */
export function assetRoutes(app: Hono<Env>, { dist, styles }: { dist: string; styles: ShopStyles }): void {
  const library = staticFolder(dist);
  const rest = (c: Ctx, prefix: string) => c.req.path.slice(prefix.length);

  app.get('/assets/archipel/*', (c) => library(c, rest(c, '/assets/archipel/')));
  app.get('/assets/shop.css', (c) => sendFile(c, styles.file, c.req.query('v') ? immutable : 'no-cache'));
  app.get('/favicon.svg', (c) => sendFile(c, favicon, 'public, max-age=86400'));
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /demo/\nDisallow: /fixtures/\n'));
  app.get('/.well-known/*', (c) => c.text('', 404));
  app.get('/assets/photos/:name', async (c) => {
    const photo = readPhotoName(c.req.param('name'));
    return photo ? sendFile(c, toFile('photo.webp', await photoFile(photo)), immutable) : c.text('', 404);
  });
  app.get('/assets/*', (c) => c.text('', 404));
}
