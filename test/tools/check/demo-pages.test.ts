import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorEmail } from '../../../demo/data/seed-media.ts';
import type { Demo } from '../../../demo/server.ts';
import { checkSource } from '../../../tools/check/check-source.ts';
import type { Vocabulary } from '../../../tools/check/vocabulary/index.ts';
import { startShop } from '../../demo/start.ts';
import { createClient } from '../../demo/client.ts';
import { createRegular, createUser, crawl, withCatalogue, type DemoPage } from './support/demo-pages.ts';
import { demoVocabularyOf, htmlSource, readCheckedCatalogue } from './support/vocabulary.ts';

let demo: Demo;
let vocabulary: Vocabulary;
let pages: DemoPage[];

/** Pages that no link leads to, or that come late, by their reader. */
const STARTS = {
  stranger: [
    '/fr',
    '/fr/security/login',
    '/fr/security/register',
    '/fr/security/forgot',
    '/fr/contact/assistance',
  ],
  company: ['/fr/account', '/fr/account/references', '/fr/account/prepaid', '/fr/account/security/password'],
  staff: ['/fr/account/staff/orders', '/nl/account/staff/orders'],
  editor: ['/fr/editors/article', '/fr/editors/media', '/nl/editors/media'],
  regular: ['/nl', '/fr/shoppingcarts', '/fr/checkout', '/fr/account', '/fr/styleguide/validation'],
};

async function readPages(names: readonly string[]): Promise<DemoPage[]> {
  const guide = ['/styleguide/?culture=fr', ...names.map((name) => `/styleguide/${name}?culture=nl`)];
  return [
    ...(await crawl(await createClient(demo), STARTS.stranger, 12)),
    ...(await crawl(await createUser(demo, 'quais'), STARTS.company, 12)),
    ...(await crawl(await createUser(demo, 'staff'), STARTS.staff, 12)),
    ...(await crawl(await createUser(demo, editorEmail), STARTS.editor, 12)),
    ...(await crawl(await createRegular(demo), [...STARTS.regular, ...guide], 240)),
  ];
}

beforeAll(async () => {
  const catalogue = await readCheckedCatalogue();
  vocabulary = demoVocabularyOf(catalogue);
  demo = await startShop({ dist: withCatalogue(catalogue) });
  pages = await readPages(Object.keys(catalogue.islands));
});
afterAll(() => demo.close());

const check = (html: string, path: string) =>
  checkSource(htmlSource(html, path), vocabulary, { levels: new Map() });

const KINDS = [
  /^\/fr$/,
  /\/security\/login/,
  /\/security\/register/,
  /\/catalog\?/,
  /\/catalog\/product\//,
  /\/catalog\/wishlist\/list/,
  /\/shoppingcarts/,
  /\/checkout/,
  /\/account\/orders\/IL-/,
  /\/account\/security/,
  /\/account\/references/,
  /\/account\/staff\/orders/,
  /\/editors\/media/,
  /\/journal\//,
  /\/styleguide\/validation/,
  /\/styleguide\/quantity-field\?/,
];

describe('the demo’s pages', () => {
  it('are many: lists, products, cart, checkout, account, editors, rules and all islands', () => {
    expect(pages.length).toBeGreaterThan(200);
    const paths = pages.map(({ path }) => path);
    expect(KINDS.filter((kind) => !paths.some((path) => kind.test(path)))).toEqual([]);
  });

  it('have no findings', () => {
    const lines: string[] = [];
    let islands = 0;
    const start = performance.now();
    for (const { path, html } of pages) {
      const result = check(html, path);
      islands += result.islands;
      lines.push(...result.findings.map(({ line, code, message }) => `${path}:${line} ${code} ${message}`));
    }
    const each = (performance.now() - start) / pages.length;
    const bytes = pages.reduce((sum, { html }) => sum + html.length, 0);
    console.log(
      `check: ${pages.length} pages, ${Math.round(bytes / 1024)} kB, ${islands} islands; 60 pages take ${Math.round(each * 60)} ms`,
    );
    expect(lines).toEqual([]);
    expect(islands).toBeGreaterThan(1000);
  });

  it('have findings once something in them is misspelt', () => {
    const product = pages.find(({ path }) => path.includes('/catalog/product/'))!;
    const misspelt = product.html
      .replace('data-island="add-to-cart"', 'data-island="add-to-card"')
      .replace(/ type="module"/, '')
      .replace('data-page id="main"', 'id="main"');
    const codes = check(misspelt, product.path).findings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['AR101', 'AR303', 'AR309']));
  });
});
