// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

const request = async (path: string) => {
  const response = await fetch(demo.url + path);
  return { status: response.status, html: await response.text() };
};

it('shows a clear list whatever an address says, and never an error [CAT-01] [CAT-02] [CAT-04] [CAT-06]', async () => {
  const long = 'mug '.repeat(1250);
  const markup = '<img src=x onerror=alert(1)>"\'{{ 7 | times: 7 }}';
  const cases: [query: Record<string, string>, shows: RegExp][] = [
    [{ filter: 'no json' }, /60 produits/],
    [{ filter: '{"__proto__":["x"],"Brand":{"a":1},"ProductAttributes":[1]}' }, /60 produits/],
    [{ filter: '{"Season":["summer"],"Category":["4"]}' }, /10 produits/],
    [{ pageindex: '-1' }, /aria-label="Page 1" aria-current="page"/],
    [{ pageindex: '9999' }, /aria-label="Page 5" aria-current="page"/],
    [
      { pageindex: '1e9', pageSize: '-3', sort: 'x', display: 'y', categoryId: '99999', brandId: '-1' },
      /produit/,
    ],
    [{ q: long }, /Résultats pour/],
    [{ q: markup }, /Aucun produit trouvé/],
    [{ currentFilter: markup }, /60 produits/],
  ];
  for (const [query, shows] of cases) {
    const context = JSON.stringify(query).slice(0, 60);
    const search = new URLSearchParams(query);
    const page = await request(`/fr/catalog?${search}`);
    expect([page.status, shows.test(page.html)], context).toEqual([200, true]);
    expect(page.html, context).not.toContain('<img src=x');
    const panel = await request(`/fr/widget/catalog/ListFilter?${search}`);
    expect(panel.status, context).toBe(200);
  }
});

it('keeps what no box says in its links and forms, also the filter’s fragment [CAT-04]', async () => {
  const search = new URLSearchParams({ filter: '{"Season":"summer","Brand":["99"],"Category":["4"]}' });
  const { html } = await request(`/fr/catalog?${search}`);
  expect(html).toContain('<input type="hidden" name="f.Season" value="summer">');
  expect(html).toContain('<input type="hidden" name="f.Brand" value="99">');
  expect(html).not.toContain('type="hidden" name="f.Category"');
  const fragment = await request(`/fr/widget/catalog/ListFilter?${search}`);
  const [, state] = /data-list-state>([^<]*)</.exec(fragment.html)!;
  expect(JSON.parse(state!)).toMatchObject({ total: 0, counts: { 'f.Category': { '1': 0 } } });
});

it('tells of every value of a list how many it would show, and keeps those that show none [CAT-04]', async () => {
  const { html } = await request('/fr/widget/catalog/ListFilter?filter={"Category":["4"]}');
  const state = JSON.parse(/data-list-state>([^<]*)</.exec(html)![1]!) as {
    total: number;
    counts: Record<string, Record<string, number>>;
  };
  expect(state.total).toBe(10);
  expect(state.counts['f.Category']).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 });
  expect(Object.values(state.counts['f.ProductAttributes.1']!)).toContain(0);
});

it('shows no pager where one page is enough, and two neighbours where it is not [CAT-06]', async () => {
  const few = await request('/fr/catalog?filter={"Category":["4"]}');
  expect(few.html).not.toContain('class="pagination"');
  const many = await request('/fr/catalog?pageindex=3');
  const links = [...many.html.matchAll(/aria-label="Page (\d)"/g)].map(([, page]) => page);
  expect(links).toEqual(['1', '2', '3', '4', '5']);
  expect([...many.html.matchAll(/<li class="ar-neighbour">/g)]).toHaveLength(2);
});
