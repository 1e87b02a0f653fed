import { expect, test, whenIdle } from '../support/test.ts';

const nameIn = (address: string) => address.split('/').at(-1)!;

test('the server’s header names what the islands of a page need, and each of it is asked for once', async ({
  page,
}) => {
  const answer = await page.goto('/fr/shoppingcarts');
  await whenIdle(page);
  const links = (answer!.headers()['link'] ?? '').split(', ');
  const styles = links.filter((link) => link.endsWith('rel=preload; as=style'));
  // Stylesheets come first in the Link header: the page is not painted before they have loaded.
  expect(styles.length).toBeGreaterThan(1);
  expect(links.slice(0, styles.length)).toEqual(styles);
  const named = links
    .slice(styles.length)
    .map((link) => nameIn(/<([^>]+)>; rel=modulepreload/.exec(link)![1]!));
  expect(named).toContainEqual(expect.stringMatching(/^cart-[0-9a-f]{6}/));
  expect(named).toContainEqual(expect.stringMatching(/^cart-badge-/));
  expect(named.filter((name) => name.startsWith('mini-cart-'))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const loaded = entries.map(nameIn);
  for (const name of named)
    expect(
      loaded.filter((one) => one === name),
      name,
    ).toHaveLength(1);
});

test('an island of few pages is named with the list that finds it', async ({ page }) => {
  const answer = await page.request.get('/fr/contact/assistance', {
    headers: { 'Sec-Fetch-Dest': 'document' },
  });
  const named = (answer.headers()['link'] ?? '').split(', ').map(nameIn);
  expect(named).toContainEqual(expect.stringMatching(/^dependent-fields-/));
  expect(named).toContainEqual(expect.stringMatching(/^further-/));
});

test('without that header no file of an island waits for another to name it', async ({ page, faults }) => {
  await faults(
    { match: 'GET /styleguide/cart', headers: { link: null } },
    { match: '/GET .*\\/cart-[0-9a-f]{6}\\.js/', isPaused: true },
  );
  const finished: string[] = [];
  page.on('requestfinished', (request) => finished.push(nameIn(request.url())));
  const answer = await page.goto('/styleguide/cart', { waitUntil: 'domcontentloaded' });
  expect(answer!.headers()['link']).toBeUndefined();
  const isThere = (start: string) =>
    finished.some((name) => new RegExp(`^${start}[0-9a-f]{6}\\.js`).test(name));
  for (const needed of ['framework-', 'view-', 'store-cart-'])
    await expect.poll(() => isThere(needed), needed).toBe(true);
  expect(isThere('cart-')).toBe(false);
  await faults();
  await expect.poll(() => isThere('cart-')).toBe(true);
});
