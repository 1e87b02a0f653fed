import type { Page } from '@playwright/test';
import { fillCustomersCart } from '../support/addresses.ts';
import { findCrowding } from '../support/crowding.ts';
import { fakePhotos } from '../support/photos.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const HEIGHT = 812;
const WIDTHS = [320, 375];

const PAGES = [
  '',
  '/catalog',
  '/catalog?display=table&filter={"Category":["1"]}',
  '/catalog?q=zzzzzz',
  '/catalog/product/mug-ourthe',
  '/catalog/wishlist',
  '/shoppingcarts',
  '/checkout',
  '/account',
  '/account/orders',
  '/account/address',
  '/security/login',
  '/security/register',
  '/cookies',
  '/contact',
  '/journal/four-durbuy',
];

const LONG = 'Onafscheidelijk'.repeat(6).slice(0, 80);

/** Opens a page with letters twice as large, as a page sets them itself. */
async function openLarge(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await whenIdle(page);
}

/** Sets the width of the window and adds what is wrong at it. */
async function collect(page: Page, name: string, found: string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const fault of await findCrowding(page)) found.push(`${name} at ${width}: ${fault}`);
  }
}

test.describe('letters at 200 % on a phone', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(async ({ page }) => {
    await fakePhotos(page);
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await fillCustomersCart(page);
  });

  for (const culture of ['nl', 'fr']) {
    test(`break no word of the shop in ${culture}, part no quantity and no asterisk, cover nothing, and leave two thirds of the window to the page [CAT-07] [PRD-01] [CRT-06] [CHK-09]`, async ({
      page,
    }) => {
      const found: string[] = [];
      for (const path of PAGES) {
        await openLarge(page, `/${culture}${path}`);
        await collect(page, `/${culture}${path}`, found);
      }
      expect(found).toEqual([]);
    });
  }

  test('leave the sheets their room: menu, filters, quick view and pickup points [MNU-02] [CAT-05] [PUP-01]', async ({
    page,
  }) => {
    const found: string[] = [];
    const openSheet = async (path: string, opener: string) => {
      await openLarge(page, `/nl${path}`);
      await page.locator(opener).first().click();
      await expect(page.locator('dialog[open] h2').first()).toBeVisible();
      await whenIdle(page);
      await collect(page, opener, found);
    };
    await openSheet('', '[data-mobile-menu]');
    await openSheet('/catalog', '[data-list-drawer] > summary');
    await openSheet('/catalog', '[data-quick-view]');
    await openSheet('/checkout', '#pickup-2');
    expect(found).toEqual([]);
  });

  test('and names of 80 letters, prices of six digits and no photos widen no page that lists products [CAT-07] [CRT-06]', async ({
    page,
  }) => {
    await page.route(/\/nl(?:\/|$)/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/Mok [A-Z]\w+|Plat bord \w+/g, LONG)
        .replaceAll(/(?<=€(?: |\u00a0|&nbsp;|\\u00a0))\d[\d.]*,\d\d/g, '123.456,78')
        .replaceAll(/<picture[^]*?<\/picture>/g, '');
      return route.fulfill({ response, body });
    });
    const found: string[] = [];
    for (const path of ['', '/catalog', '/catalog?display=table', '/account/orders', '/shoppingcarts']) {
      await openLarge(page, `/nl${path}`);
      await expect(page.locator('body')).toContainText('123.456,78');
      const faults = await findCrowding(page);
      found.push(
        ...faults.filter((fault) => !fault.startsWith('broken')).map((fault) => `${path}: ${fault}`),
      );
    }
    expect(found).toEqual([]);
  });
});
