import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/support/temporary-folder.ts';
import { readSources } from '../../build/catalogue/read-sources.mjs';
import { describeRepository } from '../support/catalogue.ts';

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
  const folder = temporaryFolder('guide');
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
  const { catalogue } = await describeRepository();
  const sources = await readSources(root, Object.keys(catalogue.islands));
  expect(names.length).toBeGreaterThan(25);
  const hasApi = (name) => {
    const { all } = sources.get(name);
    const addresses = all.match(/\/api\/v1\/\w+/g) ?? [];
    return addresses.some((address) => !address.endsWith('/localization'));
  };
  expect(names.filter((name) => !RELOADING.includes(name) && hasApi(name))).toEqual([]);
});

/** The blocks of code of a section, in the order of the page. */
const codeOf = (title, language) => {
  const [, section] = new RegExp(`^## ${title}\n([^]*?)(?=^## )`, 'm').exec(guide);
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, code]) => code,
  );
};

const BEFORE_HONO = `
import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
const render = async (name, { token, errors }) => [name, token, ...Object.values(errors)].join('|');
`;

const AFTER_HONO = `
const first = await app.request('/fr/contact');
const [, token] = (await first.text()).split('|');
const cookie = first.headers.get('set-cookie').split(';')[0];
const post = (fields) =>
  app.request('/fr/contact', { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
const answers = [{ Email: 'a@b.example' }, { _token: token }, { _token: token, Email: 'a@b.example' }].map(post);
const read = async (answer) => [answer.status, answer.headers.get('location') ?? (await answer.text()).split('|').at(-1)];
console.log(JSON.stringify(await Promise.all((await Promise.all(answers)).map(read))));
`;

test('the guide’s code for Hono rejects a write without its token, and a wrong form with 422', () => {
  const [code] = codeOf('Hono', 'js');
  const folder = temporaryFolder('hono');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'server.mjs'), `${BEFORE_HONO}${code}${AFTER_HONO}`);
  const printed = execFileSync(process.execPath, ['server.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([
    [403, 'Forbidden'],
    [422, 'Indiquez votre adresse.'],
    [303, '/fr/thanks'],
  ]);
});

const NO_SERVERS = ['What was tried', 'Pages that are fetched ahead', 'Any other', 'Preloading files'];

test('each server of the guide was tried, or says that it was not', () => {
  const table = /^## What was tried\n([^]*?)(?=^## )/m.exec(guide)[1];
  const sections = [...guide.matchAll(/^## (.+)\n\n(.*)/gm)].filter(
    ([, title]) => !NO_SERVERS.some((other) => title.startsWith(other)),
  );
  expect(sections.length).toBeGreaterThan(12);
  const stateOf = (title) => {
    const anchor = title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
    const row = table.split('\n').find((line) => line.includes(`](#${anchor})`));
    return row?.includes('| not tried') === true ? 'not tried' : row && 'tried';
  };
  for (const [, title, opening] of sections) {
    expect([title, stateOf(title)]).toEqual([
      title,
      opening.startsWith('_Not tried here') ? 'not tried' : 'tried',
    ]);
  }
});
