import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../../../demo/server.ts';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';
import { createClient } from '../../../demo/client.ts';
import { temporaryFolder } from '../../../../e2e/support/temporary-folder.ts';

type Client = Awaited<ReturnType<typeof createClient>>;

/** A page of the demo as a server sends it. */
export interface DemoPage {
  readonly path: string;
  readonly html: string;
}

/** Writes a folder with a catalogue, as the demo's styleguide reads it of the build. */
export function withCatalogue(catalogue: Catalogue): string {
  const dist = temporaryFolder('dist');
  writeFileSync(join(dist, 'islands.json'), JSON.stringify(catalogue));
  return dist;
}

/** Signs a customer in who has ordered before, with a cart of two articles and an order to be paid. */
export async function createRegular(demo: Demo): Promise<Client> {
  const client = await createClient(demo);
  const made = await client.call('POST', '/demo/customer', { hasHistory: true });
  const { Email } = (await made.json()) as { Email: string };
  await client.call('POST', '/demo/sign-in', { user: Email });
  await client.refresh();
  await client.call('POST', '/demo/order');
  for (const ProductVariantId of ['10101', '20101'])
    await client.post('/fr/shoppingcarts/add', { ProductVariantId, Quantity: '1' });
  return client;
}

/** Signs a user of the demo in, by the first part of the address. */
export async function createUser(demo: Demo, user: string): Promise<Client> {
  const client = await createClient(demo);
  await client.call('POST', '/demo/sign-in', { user });
  await client.refresh();
  return client;
}

/** Addresses that change something, or are no pages. */
const LEFT = /logoff|\/assets\/|\.(?:svg|css|js|png|jpe?g|webp|pdf|json|xml)$|^\/api\/|^\/stand-ins/;

/** Finds the addresses of the links of a page, each query's keys once. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !LEFT.test(path));

/** Links that differ in their values alone lead to pages of the same kind. */
const kindOf = (path: string) => path.replace(/=[^&]*/g, '=').replace(/\d{3,}/g, '0');

/**
 * Follows all links from some pages.
 *
 * @param client The browser.
 * @param starts Addresses to start from.
 * @param limit The number of pages.
 */
export async function crawl({ send }: Client, starts: readonly string[], limit: number): Promise<DemoPage[]> {
  const queue = [...starts];
  const seen = new Set(starts.map(kindOf));
  const pages: DemoPage[] = [];
  while (pages.length < limit) {
    const path = queue.shift();
    if (path === undefined) break;
    const answer = await send(path);
    if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('html')) continue;
    const html = await answer.text();
    pages.push({ path, html });
    for (const link of linksIn(html)) {
      if (seen.has(kindOf(link))) continue;
      seen.add(kindOf(link));
      queue.push(link);
    }
  }
  return pages;
}
