import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { photoFile, turnFile } from '../photos/photo-file.ts';
import { pictureFile } from '../media/picture-file.ts';
import type { Ctx, Env } from './env.ts';
import { findOwnFile } from './own-islands.ts';
import type { ShopStyles } from './shop-styles.ts';
import { immutable, sendFile, staticFolder, toFile } from './static-files.ts';

const favicon = toFile(
  'favicon.svg',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2c4a52"/>' +
      '<path d="M7 20c0 3 4 5 9 5s9-2 9-5z" fill="#f3ece0"/><path d="M13.5 16a3 3 0 1 1 5.5 0z" fill="#d98e5b"/></svg>',
  ),
);

/** Script of the styleguide's pages, besides the islands that they show. */
const styleguideScript = async () => toFile('styleguide.js', await readFile('demo/scripts/styleguide.js'));

const noPhoto = toFile(
  'no-photo.svg',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="320" height="400"><rect width="320" height="400" fill="#e6ded1"/>' +
      '<path d="M110 230c0 30 22 44 50 44s50-14 50-44z" fill="none" stroke="#857b6d" stroke-width="6"/><path d="M140 205a20 20 0 1 1 40 0" fill="none" stroke="#857b6d" stroke-width="6"/></svg>',
  ),
);

const prepaidCard = toFile(
  'prepaid-card.svg',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="320" height="400"><rect width="320" height="400" fill="#e6ded1"/>' +
      '<rect x="40" y="120" width="240" height="160" rx="14" fill="#2c4a52"/><rect x="40" y="152" width="240" height="26" fill="#1d343a"/>' +
      '<path d="M64 216h72M64 240h44" stroke="#f3ece0" stroke-width="8" stroke-linecap="round"/><circle cx="240" cy="238" r="18" fill="#d98e5b"/></svg>',
  ),
);

const sendPicture = (c: Ctx, file: Buffer | undefined, caching: string): Promise<Response> | Response =>
  file ? sendFile(c, toFile('picture.webp', file), caching) : c.text('', 404);

const ofVisitors = /^\/assets\/(?:media|croptempimg)\//;

/** Routes of files, which need no session and come before it. */
export function assetRoutes(
  app: Hono<Env>,
  { dist, sheets }: { dist: string; sheets: readonly ShopStyles[] },
): void {
  const library = staticFolder(dist);
  const standIns = staticFolder('demo/stand-ins');
  const rest = (c: Ctx, prefix: string) => c.req.path.slice(prefix.length);

  app.get('/assets/archipel/*', (c) => library(c, rest(c, '/assets/archipel/')));
  for (const { name, file } of sheets)
    app.get(`/assets/${name}`, (c) => sendFile(c, file, c.req.query('v') ? immutable : 'no-cache'));
  app.get('/assets/styleguide.js', async (c) => sendFile(c, await styleguideScript(), 'no-cache'));
  app.get('/assets/own/:flavour{preact|react}/:name', async (c) => {
    const { flavour, name } = c.req.param();
    const file = await findOwnFile(flavour === 'react' ? 'react' : 'preact', name);
    return file ? sendFile(c, file, 'no-cache') : c.text('', 404);
  });
  app.get('/assets/stand-ins/*', (c) => standIns(c, rest(c, '/assets/stand-ins/')));
  app.get('/favicon.svg', (c) => sendFile(c, favicon, 'public, max-age=86400'));
  app.get('/assets/no-photo.svg', (c) => sendFile(c, noPhoto, 'public, max-age=86400'));
  app.get('/assets/prepaid-card.svg', (c) => sendFile(c, prepaidCard, 'public, max-age=86400'));
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /demo/\nDisallow: /fixtures/\n'));
  app.get('/.well-known/*', (c) => c.text('', 404));
  app.get('/assets/photos/:name', async (c) =>
    sendPicture(c, await photoFile(c.req.param('name')), immutable),
  );
  // The name is independent of the drawing, for examples written by hand.
  app.get('/assets/turns/:slug/:file', async (c) =>
    sendPicture(c, await turnFile(c.req.param('slug'), c.req.param('file')), 'no-cache'),
  );
  app.get('/assets/library/:name', async (c) =>
    sendPicture(c, await pictureFile(c.req.param('name')), immutable),
  );
  // Visitors' uploads and crops are private: their routes come after the session.
  app.get('/assets/*', (c, next) => (ofVisitors.test(c.req.path) ? next() : c.text('', 404)));
}
