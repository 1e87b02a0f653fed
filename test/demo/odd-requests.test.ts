// @vitest-environment node
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';
import { startShop } from './start.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startShop();
});
afterAll(() => demo.close());

/** Sends a path unchanged, which `fetch` would normalize; returns status and body. */
function get(path: string, cookie = ''): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(demo.url);
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { cookie } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    outgoing.on('error', reject).end();
  });
}

describe('a path out of a folder', () => {
  const folders = [
    '/assets/archipel/preact',
    '/assets/archipel',
    '/assets/own/preact',
    '/assets/stand-ins',
    '/assets/photos',
    '/assets/turns/mug-dune',
    '/assets/library',
    '/fixtures',
    '/stand-ins/files',
    '/stand-ins/maps',
    '/checkoutshopper/files',
  ];
  const steps = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f'];

  it.each(folders)('%s leads to no file of the server', async (folder) => {
    for (const step of steps) {
      for (const target of ['package.json', 'demo/main.ts', 'etc/passwd']) {
        const { status, body } = await get(`${folder}/${step.repeat(6)}${target}`);
        expect(body).not.toMatch(/"devDependencies"|defaultPort|root:x:/);
        expect([301, 308, 400, 404]).toContain(status);
      }
    }
    expect((await get(`${folder}/a%00.js`)).status).toBeLessThan(500);
  });
});

describe('the editors’ and the staff’s area', () => {
  const ways = [
    '/fr/editors/media',
    '/fr/Editors/Media',
    '/FR/EDITORS/MEDIA',
    '/fr//editors/media',
    '/fr/editors//media',
    '//fr/editors/media',
    '/fr/./editors/media',
    '/fr/catalog/../editors/media',
    '/fr/%65ditors/media',
    '/fr/editors%2fmedia',
    '/fr/editors/media/',
    '/fr/editors/media;a=1',
    '/fr/editors/media%20',
    '/fr/account/staff/orders',
    '/fr/account/Staff/Orders',
    '/fr/account//staff/orders',
    '/fr/account/%73taff/orders',
    '/fr/account/staff/orders/',
    '/fr/account/staff/orders?q=IL',
  ];

  it.each(ways)('is shut by %s, too', async (path) => {
    const customer = await createClient(demo);
    const signIn = await customer.call('POST', '/demo/sign-in', { user: 'daan' });
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .toReversed()
      .join('; ');
    for (const who of ['', cookie]) {
      const { status, body } = await get(path, who);
      expect(status).not.toBe(200);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/data-island="tree"|IL-240\d\d/);
    }
    expect((await get('/fr/account', cookie)).status).toBe(200);
  });
});

describe('what a browser never sends', () => {
  const texts = [
    '',
    '%20',
    '%',
    '%00',
    '%0d%0aSet-Cookie:%20a=b',
    '%ff%fe',
    '-1',
    '0',
    '1e999',
    '9'.repeat(40),
    'NaN',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    '%27%20or%201=1--',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    'x'.repeat(3_000),
    '%F0%9F%90%9A'.repeat(50),
    'null',
  ];
  const questions = [
    '/fr/catalog?q=',
    '/fr/catalog?sort=',
    '/fr/catalog?pagenbr=',
    '/fr/catalog?filter=',
    '/fr/catalog/product/',
    '/fr/catalog/product/mug-dune?variant=',
    '/fr/workshops/',
    '/fr/journal/',
    '/fr/widget/catalog/StockByWarehouse?ProductVariantId=',
    '/api/v1/catalog/search/suggestions?q=',
    '/api/v1/countries/BE/cities/',
    '/api/v1/assetslibrary/assets/',
    '/api/v1/assetslibrary/folders/hierarchy?folderId=',
    '/api/v1/localization/fr/stringresources?version=',
    '/fr/security/reset?token=',
    '/fr/catalog/wishlist/shared/',
    '/assets/media/',
    '/fr/cookies?returnUrl=',
    '/fr/security/login?returnUrl=',
  ];

  it.each(questions)(
    'is answered without a fault or markup: %s…',
    async (question) => {
      for (const text of texts) {
        const { status, body } = await get(question + text);
        expect([question + text, status < 500]).toEqual([question + text, true]);
        expect(body).not.toContain('<script>alert(1)');
      }
    },
    180_000,
  );

  it('may be a cookie of any form', async () => {
    const names = [
      'ilot-session',
      'ilot-sign-in',
      'ilot-notice',
      'demo-policy',
      'demo-flavour',
      'ilot-refused',
      'cookie-consent',
      'popups',
    ];
    for (const name of names)
      for (const text of [...texts, '{"kind":"done","text":"<img src=x onerror=alert(1)>"}']) {
        const { status, body } = await get('/fr', `${name}=${text.replaceAll(/[^\x21-\x7e]/g, '')}`);
        expect([name, text, status]).toEqual([name, text, 200]);
        expect(body).not.toContain('<img src=x');
      }
  }, 180_000);
});
