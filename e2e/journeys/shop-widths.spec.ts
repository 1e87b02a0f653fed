import type { CDPSession, Page } from '@playwright/test';
import { fakePhotos } from '../support/photos.ts';
import { signIn } from '../support/shop.ts';
import { readShifts, sumShifts, watchShifts } from '../support/shifts.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const WIDTHS = [320, 360, 375, 768, 820, 992, 1280, 1920];
const SMALLEST = 320;
const PHONE = 375;
const DESK = 1280;
const HEIGHT = 800;

/** Sold by the dozen, so that the header's amount is long. */
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
  '/security/register',
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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the size of the root's letters, by which no media query changes. */
const rootLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Sets the browser's own font size, which a page can't imitate. */
const letters = (session: CDPSession, size: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });

/** Moves the pointer over all islands that wait for it: a mount may not move what a visitor is about to press. */
async function mountWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('[data-island-state="waiting"]'))
      host.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  });
  await whenIdle(page);
}

test('no page of the shop is wider than the window, from 320 to 1920 pixels and with letters twice as large, by the browser or by the page, and nothing moves on load or under the pointer', async ({
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
  const load = await watchShifts(page);
  const open = async (address: string, width: number) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await load(address);
    await whenIdle(page);
  };
  const expectStill = async (where: string) => {
    await mountWaiting(page);
    const shifts = await readShifts(page);
    if (sumShifts(shifts) > 0.01) found.push(`${where} moves: ${JSON.stringify(shifts)}`);
  };
  const expectToFit = async (where: string, width: number) => {
    await page.setViewportSize({ width, height: HEIGHT });
    const wide = await overflow(page);
    if (wide > 0) found.push(`${where} at ${width} is ${wide} too wide`);
  };
  for (const path of PAGES) {
    await open(`/nl${path}`, DESK);
    await expectStill(`/nl${path} at ${DESK}`);
    for (const width of WIDTHS) await expectToFit(`/nl${path}`, width);
    await rootLetters(page, '200%');
    await expectToFit(`/nl${path} with a root at 200 %`, SMALLEST);
    await rootLetters(page, '');
    await letters(session, 32);
    await expectToFit(`/nl${path} in large letters`, SMALLEST);
    await letters(session, 16);
    await open(`/fr${path}`, PHONE);
    await expectStill(`/fr${path} at ${PHONE}`);
    await letters(session, 32);
    await expectToFit(`/fr${path} in large letters`, PHONE);
    await letters(session, 16);
  }
  expect(found).toEqual([]);
});
