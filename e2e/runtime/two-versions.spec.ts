import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';
import { deployNext, loadedHashes } from '../support/versions.ts';

const COUNT = '.mini-cart-count';
const PRODUCT = '/fr/catalog/product/mug-dune';
const TEXT = 'Bonjour, le bol est-il encore en stock ?';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenIdle(page);
}

const serverCount = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/v1/shoppingcarts')).json()) as { ItemsCount: number }).ItemsCount;

async function addToCart(page: Page, count: number): Promise<void> {
  await page.locator('main form.add-to-cart [type="submit"]').first().click();
  await expect.poll(() => serverCount(page)).toBe(count);
}

test('two tabs with two versions of the library, across a deploy, lose no typed text and no article', async ({
  page: old,
  context,
}) => {
  await open(old, '/fr/contact');
  await old.fill('[name="Message"]', TEXT);
  await old.fill('[name="Name"]', 'Ada Lovelace');
  // The code of the cart has loaded: without it the count waits for the next page.
  await old.click('.mini-cart-toggle');
  await whenIdle(old);
  await old.keyboard.press('Escape');

  await deployNext(context);
  const next = await context.newPage();
  await open(next, PRODUCT);
  const [hashes, before] = [await loadedHashes(next), await loadedHashes(old)];
  expect(hashes.length).toBeGreaterThan(3);
  expect(hashes.filter((hash) => before.includes(hash))).toEqual([]);
  await addToCart(next, 1);
  // The channel between tabs connects the versions.
  await expect(old.locator(COUNT)).toContainText('1');
  await expect(old.locator('[name="Message"]')).toHaveValue(TEXT);
  // The old tab knows of the deploy once a file has failed. Until then a visit shows forms without their code: the
  // browser sends them, and another tab reads the cart when it becomes visible.
  await whenIdle(old);

  // The old tab lacks the code of this page, and its files are gone from the server.
  await old
    .locator(`header a[href="/fr/catalog"]`)
    .first()
    .evaluate((link: HTMLAnchorElement, href) => {
      link.href = href;
      link.click();
    }, PRODUCT);
  await expect(old.locator('main form.add-to-cart')).toBeVisible();
  await whenIdle(old);
  await addToCart(old, 2);
  await expect(next.locator(COUNT)).toContainText('2');

  await old.goBack();
  await expect(old.locator('[name="Message"]')).toHaveValue(TEXT);
  await expect(old.locator('[name="Name"]')).toHaveValue('Ada Lovelace');
  await old.fill('[name="Email"]', 'ada@example.be');
  await old.locator('main form.page-form [type="submit"]').first().click();
  await expect(old).toHaveURL(/contact/);
  const sent = async () =>
    ((await (await old.request.get('/demo/ledger')).json()) as { path: string; body: unknown }[]).filter(
      ({ path }) => path === '/fr/contact',
    );
  await expect.poll(async () => (await sent()).length).toBe(1);
  expect((await sent())[0]!.body).toMatchObject({ Message: TEXT, Name: 'Ada Lovelace' });
});
