import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../build/catalogue/catalogue.mjs';
import { readSources } from '../../build/catalogue/read-sources.mjs';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/servers.md'), 'utf8');

const MANIFEST = {
  mount: 'mount-1.js',
  islands: {
    cart: { when: 'load', js: 'cart-1.js', preload: ['view-1.js', 'mount-1.js'] },
    coupon: { when: 'load', list: 'further-1.js', js: 'coupon-1.js', preload: ['view-1.js'] },
  },
};

test('the guide’s function for Node writes each file that its islands need, once', () => {
  const [, code] = /```js\n(import \{ readFileSync[\s\S]*?)\n```/.exec(guide);
  const folder = mkdtempSync(join(tmpdir(), 'archipel-guide-'));
  mkdirSync(join(folder, 'public/assets/archipel'), { recursive: true });
  writeFileSync(join(folder, 'public/assets/archipel/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'preloads.mjs'), `${code}\nconsole.log(archipelPreloads('cart', 'coupon'));`);
  const html = execFileSync(process.execPath, ['preloads.mjs'], { cwd: folder, encoding: 'utf8' });
  const files = [...html.matchAll(/modulepreload" href="\/assets\/archipel\/([^"]+)" fetchpriority="low">/g)];
  expect(files.map(([, file]) => file)).toEqual([
    'mount-1.js',
    'view-1.js',
    'cart-1.js',
    'further-1.js',
    'coupon-1.js',
  ]);
});

/** Islands with code for an API that only a shop uses: to load the page again, or to draw a Google map. */
const RELOADING = ['countdown', 'popup', 'map'];

test('the islands that the guide calls free of a server know no address of the API', async () => {
  const [, list] = /<!-- islands without an API -->([\s\S]*?)<!-- end -->/.exec(guide);
  const names = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  const { catalogue } = await readCatalogue(root);
  const sources = await readSources(root, Object.keys(catalogue.islands));
  expect(names.length).toBeGreaterThan(25);
  const hasApi = (name) => {
    const { all } = sources.get(name);
    const addresses = all.match(/\/api\/v1\/\w+/g) ?? [];
    return addresses.some((address) => !address.endsWith('/localization'));
  };
  expect(names.filter((name) => !RELOADING.includes(name) && hasApi(name))).toEqual([]);
});
