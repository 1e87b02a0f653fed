import type { CDPSession, Page } from '@playwright/test';
import { fakePhotos } from '../support/photos.ts';
import { signIn } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const WIDTHS = [320, 360, 375, 768, 820, 992, 1280, 1920];
const PHONE = 375;
const DESK = 1280;
const HEIGHT = 800;

/** Sold by the dozen, so that the header's amount is a long one. */
const MANY = { ProductVariantId: 20801, Quantity: 60, Name: 'Beaucoup' };

const PAGES = [
  '',
  '/catalog',
  '/catalog?display=table&filter={"Category":["1"]}',
  '/catalog?q=zzzzzz',
  '/catalog/product/mug-ourthe',
  '/catalog/product/assiette-plate-grange',
  '/shoppingcarts',
  '/shoppingcarts/clear',
  '/checkout',
  '/account',
  '/account/address',
  '/security/login',
  '/register',
  '/contact',
  '/delivery',
  '/journal',
  '/journal/four-durbuy',
];

async function fillCart(page: Page): Promise<void> {
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  const headers = { RequestVerificationToken: token ?? '' };
  const answer = await page.request.post('/api/v1/catalog/products/addtocart', { headers, data: MANY });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(address);
  await whenIdle(page);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What has moved by itself since the page began, and how far. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; nodes: string[] }>((resolve) => {
        const found = { value: 0, nodes: [] as string[] };
        const add = (list: PerformanceObserverEntryList) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue;
            found.value += value;
            found.nodes.push(...sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 60) ?? ''));
          }
        };
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries come with the next task; a frame is after it.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );

/** The browser's own setting for letters, which a page can't imitate. */
const letters = (session: CDPSession, size: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });

test('no page of the shop is wider than the window, from 320 to 1920 pixels and with letters twice as large, and nothing moves on load', async ({
  page,
}) => {
  test.slow();
  await fakePhotos(page);
  await page.goto('/nl');
  await signIn(page, 'daan');
  await page.goto('/nl');
  await fillCart(page);
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  const expectStill = async (where: string) => {
    const { value, nodes } = await shiftsOf(page);
    if (value > 0.01) found.push(`${where} moves by ${value.toFixed(3)}: ${nodes.join(', ')}`);
  };
  const expectToFit = async (where: string, width: number) => {
    await page.setViewportSize({ width, height: HEIGHT });
    const wide = await overflow(page);
    if (wide > 0) found.push(`${where} at ${width} is ${wide} too wide`);
  };
  for (const path of PAGES) {
    await open(page, `/nl${path}`, DESK);
    await expectStill(`/nl${path} at ${DESK}`);
    for (const width of WIDTHS) await expectToFit(`/nl${path}`, width);
    await open(page, `/fr${path}`, PHONE);
    await expectStill(`/fr${path} at ${PHONE}`);
    await letters(session, 32);
    await expectToFit(`/fr${path} in large letters`, PHONE);
    await letters(session, 16);
  }
  expect(found).toEqual([]);
});
