import { describe, expect, test } from 'vitest';
import { createLinkQueue, type QueueLimits } from '../../../tools/crawl/addresses/link-queue.ts';
import { linksOf } from '../../../tools/crawl/addresses/links.ts';
import { normalizeAddress } from '../../../tools/crawl/addresses/normalize.ts';
import { readSitemap } from '../../../tools/crawl/addresses/sitemap.ts';

const SITE = 'https://shop.example';
const url = (path: string) => new URL(path, SITE);

describe('an address', () => {
  test.each([
    ['/a#b', '/a'],
    ['/a?', '/a'],
    ['/a?b=2&a=1', '/a?a=1&b=2'],
    ['/a?utm_source=x&gclid=1&page=2', '/a?page=2'],
    ['/A/b/', '/A/b/'],
    ['/é', '/%C3%A9'],
  ])('%s is %s', (written, normalized) => {
    expect(normalizeAddress(url(written))).toBe(`${SITE}${normalized}`);
  });
});

describe('links of a page', () => {
  const pathsIn = (html: string, address = `${SITE}/fr/list`) =>
    linksOf(html, address).map(({ href }) => href.replace(SITE, ''));

  test('are followed in their order, from its base', () => {
    expect(pathsIn('<a href="a">a</a><a href="/b?c#d">b</a>')).toEqual(['/fr/a', '/b?c#d']);
    expect(pathsIn('<base href="/nl/"><a href=" a ">a</a>')).toEqual(['/nl/a']);
  });

  test.each([
    ['another site', '<a href="https://other.example/">x</a>'],
    ['another protocol', '<a href="mailto:a@b.example">x</a><a href="javascript:x()">x</a>'],
    ['a file', '<a href="/a.PDF">x</a><a href="/a.jpg?w=1">x</a><a href="/x" download>x</a>'],
    [
      'signing out',
      '<a href="/account/logout">x</a><a href="/Sign-Out">x</a><a href="/d%C3%A9connexion">x</a>',
    ],
    ['removing', '<a href="/cart/remove/5">x</a><a href="/supprimer?id=1">x</a>'],
    ['a write', '<a href="/x" data-method="delete">x</a><a href="/x" data-ajax-method="POST">x</a>'],
    ['a question', '<a href="/x" data-confirm="Sure?">x</a>'],
    ['rel=nofollow', '<a href="/x" rel="noopener nofollow">x</a>'],
    ['a template', '<template><a href="/x">x</a></template>'],
    ['no address', '<a>x</a><a href="http://">x</a>'],
    ['a form', '<form action="/x"></form><area href="/x">'],
  ])('%s is not followed', (_name, html) => {
    expect(pathsIn(html)).toEqual([]);
  });
});

describe('the queue', () => {
  const queueOf = (limits: Partial<QueueLimits> = {}) =>
    createLinkQueue(url('/'), { max: 100, only: [], skip: [], ...limits });

  function drain(queue: ReturnType<typeof queueOf>): string[] {
    const found: string[] = [];
    for (let next = queue.next(); next !== undefined; next = queue.next())
      found.push(next.slice(SITE.length));
    return found;
  }

  test('gives each address once, in the order in which it was found, and remembers who links there', () => {
    const queue = queueOf();
    queue.add(url('/a'), `${SITE}/`);
    queue.add(url('/b'), `${SITE}/`);
    queue.add(url('/a#c'), `${SITE}/b`);
    queue.add(url('/'), `${SITE}/b`);
    expect(drain(queue)).toEqual(['/', '/a', '/b']);
    expect(queue.sourcesOf(`${SITE}/a`)).toEqual([`${SITE}/`, `${SITE}/b`]);
    expect(queue.sourcesOf(`${SITE}/c`)).toEqual([]);
  });

  test('ends at the limit of pages, and counts the others', () => {
    const queue = queueOf({ max: 2 });
    for (const path of ['/a', '/b', '/c']) queue.add(url(path));
    expect(drain(queue)).toEqual(['/', '/a']);
    expect(queue.leftOut()).toEqual({ pages: 2, queries: [] });
  });

  test('takes four queries of a path, so that filters have an end', () => {
    const queue = queueOf();
    for (let page = 1; page <= 9; page += 1) queue.add(url(`/list?page=${page}`));
    queue.add(url('/list'));
    expect(drain(queue)).toEqual([
      '/',
      '/list?page=1',
      '/list?page=2',
      '/list?page=3',
      '/list?page=4',
      '/list',
    ]);
    expect(queue.leftOut()).toEqual({ pages: 0, queries: [['/list', 5]] });
  });

  test('takes only what the patterns allow, and the first address always', () => {
    const queue = queueOf({ only: ['/nl/**'], skip: ['/nl/old/**'] });
    for (const path of ['/nl', '/nl/a', '/nl/a/b', '/nl/old/c', '/fr']) queue.add(url(path));
    expect(drain(queue)).toEqual(['/', '/nl', '/nl/a', '/nl/a/b']);
  });

  test('visits the target of a redirect once', () => {
    const queue = queueOf();
    queue.add(url('/old'));
    queue.add(url('/new'));
    queue.next();
    queue.next();
    expect(queue.claim(url('/new'))).toBe(true);
    expect(queue.claim(url('/new?utm_source=x'))).toBe(false);
    expect(drain(queue)).toEqual([]);
  });
});

describe('the sitemap', () => {
  const read = (files: Record<string, string>) => (address: string) =>
    Promise.resolve(files[address.replace(SITE, '')]);

  const pathsIn = async (files: Record<string, string>) =>
    (await readSitemap(SITE, read(files))).map(({ href }) => href.replace(SITE, ''));

  test('gives its addresses of this site, with entities and sections read', async () => {
    const locations = [
      '<loc>\nhttps://shop.example/a?b=1&amp;c=2 </loc>',
      '<loc><![CDATA[https://shop.example/d]]></loc>',
    ];
    const xml = `<urlset>${locations.join('')}<loc>https://other.example/</loc><loc>nothing</loc></urlset>`;
    expect(await pathsIn({ '/sitemap.xml': xml })).toEqual(['/a?b=1&c=2', '/d']);
  });

  test('leads to others, and not in a circle without end', async () => {
    const index = (path: string) => `<sitemapindex><loc>${SITE}${path}</loc></sitemapindex>`;
    const files = { '/sitemap.xml': index('/one.xml'), '/one.xml': `<urlset><loc>${SITE}/a</loc></urlset>` };
    expect(await pathsIn(files)).toEqual(['/a']);
    expect(await pathsIn({ '/sitemap.xml': index('/sitemap.xml') })).toEqual([]);
  });

  test('may be missing', async () => {
    expect(await pathsIn({})).toEqual([]);
  });
});
