import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { isCulture } from '../culture.ts';
import type { Env } from '../http/env.ts';
import { immutable } from '../http/static-files.ts';
import { resources } from '../texts/resources.ts';

/** Route of the texts that scripts read: cached as immutable with a version, revalidated without one. */
export function localizationCalls(app: Hono<Env>): void {
  app.get('/api/v1/localization/:culture/stringresources', (c) => {
    const culture = c.req.param('culture');
    if (!isCulture(culture)) return c.notFound();
    const json = JSON.stringify(resources[culture]);
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 20)}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', c.req.query('v') || c.req.query('version') ? immutable : 'no-cache');
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  });
}
