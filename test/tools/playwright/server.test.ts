import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExchange } from '../../../tools/mocks/exchange.ts';
import { startKitServer, type KitServer } from '../../../tools/playwright/server.ts';

let folder: string;
let server: KitServer;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archipel-kit-'));
  for (const name of ['own', 'site']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'own/both.js'), 'own');
  writeFileSync(join(folder, 'own/own.js'), 'own');
  writeFileSync(join(folder, 'site/both.js'), 'site');
  server = await startKitServer();
  const exchange = createExchange({ paths: {}, components: { schemas: {} } });
  exchange.fragment('/fr/cart', '<p>cart</p>');
  server.use({
    exchange,
    folders: { assets: [join(folder, 'site'), join(folder, 'own')] },
    onError: (thrown) => errors.push(thrown),
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path as it is written: `fetch` would resolve its dots. */
const request = (path: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<{ status: number | undefined; text: string; policy: unknown; connection: unknown }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.origin);
      get({ hostname, port, path, headers }, async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve({
          status: response.statusCode,
          text,
          policy: response.headers['content-security-policy'],
          connection: response.headers.connection,
        });
      }).on('error', reject);
    },
  );

test('a connection answers one request: browsers repeat a dropped one on a connection used before', async () => {
  expect(await request('/fr/cart', { connection: 'keep-alive' })).toMatchObject({ connection: 'close' });
});

test('the site’s file comes before that of the package', async () => {
  expect(await request('/assets/both.js')).toMatchObject({ status: 200, text: 'site' });
  expect(await request('/assets/own.js')).toMatchObject({ status: 200, text: 'own' });
});

test.each([
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/..%2f..%2fetc/passwd',
  '/assets/%E0%A4%A',
  '/constructor/name',
  '/assets',
])('%s leads to no file', async (path) => {
  const { status, text } = await request(path);
  expect(status).toBe(404);
  expect(text).toBe('Nothing answers this address in the test.');
  expect(errors).toEqual([]);
});

test('a page has the strict policy', async () => {
  const { text, policy } = await request('/fr/cart');
  expect(text).toBe('<p>cart</p>');
  expect(policy).toContain("default-src 'none'");
});
