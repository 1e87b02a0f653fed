// @vitest-environment node
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Env } from '../../demo/http/env.ts';
import { errorPages } from '../../demo/pages/errors.ts';
import type { Shop } from '../../demo/shop.ts';

function brokenShop() {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = new Hono<Env>();
  app.onError((error, c) => errorPages({} as Pick<Shop, 'view'>).failed(c, error));
  app.get('*', () => {
    throw new Error('The sessions are locked.');
  });
  return app;
}

test.each([
  ['/fr/catalog', 'Une erreur est survenue', 'href="/fr"'],
  ['/nl/catalog', 'Er is een fout opgetreden', 'href="/nl"'],
])(
  'a failure before the session is known is a page with a way on, in the language of %s',
  async (path, title, link) => {
    const answer = await brokenShop().request(path);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toContain(title);
    expect(text).toContain(link);
  },
);

test('a call that fails before the session is known is answered with JSON', async () => {
  const answer = await brokenShop().request('/api/v1/shoppingcarts');
  expect(answer.headers.get('content-type')).toContain('json');
  expect(await answer.json()).toHaveProperty('Message');
});
