import { it } from 'vitest';
import { startShop } from '../../demo/start.ts';
import { createRegular, crawl } from './support/demo-pages.ts';
import { findingsOf, readCheckedCatalogue, vocabularyOf } from './support/vocabulary.ts';
it('x', async () => {
  const catalogue = await readCheckedCatalogue();
  const v = vocabularyOf(catalogue);
  const demo = await startShop();
  const client = await createRegular(demo);
  const t0 = performance.now();
  const pages = await crawl(
    client,
    [
      '/fr',
      '/nl',
      '/fr/shoppingcarts',
      '/fr/checkout',
      '/fr/account',
      '/styleguide/?culture=fr',
      '/fr/styleguide/validation',
      '/fr/editors/article',
      '/fr/editors/media',
      '/fr/account/staff/orders',
      '/fr/account/references',
      '/fr/contact',
    ],
    400,
  );
  const t1 = performance.now();
  let n = 0,
    bytes = 0;
  const seen = new Map<string, number>();
  for (const { path, html } of pages) {
    bytes += html.length;
    for (const l of findingsOf(html, v, path)) {
      n++;
      const k = l.replace(/^\S+ /, '');
      seen.set(k, (seen.get(k) ?? 0) + 1);
      if (seen.get(k)! < 2) console.log(path + ':' + l);
    }
  }
  console.log(pages.length, 'pages', bytes, 'bytes', n, 'findings', t1 - t0, performance.now() - t1);
  console.log(pages.map((p) => p.path).join('\n'));
  await demo.close();
}, 200000);
