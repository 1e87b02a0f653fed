import type { Page } from '@playwright/test';
import { whenStill } from '../support/still.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

const opener = (page: Page) => page.locator('[data-list-drawer] > summary');
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Filt(?:res|ers)$/ });
const chips = (page: Page) => sheet(page).locator('.ar-list-chip');
const apply = (page: Page) => sheet(page).locator('#list-apply');

/** Opens the sheet of the filter, and waits until it has come up. */
async function openSheet(page: Page): Promise<void> {
  await opener(page).tap();
  await whenStill(sheet(page));
}

test('on a phone the first product begins at 380 pixels at most, below one row of filter and sort that stays in sight [CAT-02] [CAT-05]', async ({
  page,
}) => {
  for (const path of ['/fr/catalog', '/nl/catalog', '/fr/catalog?categoryId=1', '/fr/catalog?q=mug']) {
    await page.goto(path);
    const top = await page
      .locator('.list-cards .card')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top, path).toBeLessThanOrEqual(380);
    await expect(page.locator('#list-size')).toBeHidden();
    await expect(page.locator('#list-display')).toBeHidden();
  }
  await page.goto('/fr/catalog');
  await page.evaluate(() => scrollTo(0, 900));
  const [filter, sort] = await Promise.all([
    opener(page).boundingBox(),
    page.locator('.ar-list-sort > label').boundingBox(),
  ]);
  expect(filter!.y).toBe(sort!.y);
  expect(filter!.y).toBeLessThan(20);
  expect(filter!.y).toBeGreaterThanOrEqual(0);
  expect(Math.min(filter!.height, sort!.height)).toBeGreaterThanOrEqual(44);
  expect(Math.abs(filter!.width - sort!.width)).toBeLessThan(2);
  const sorted = page.locator('.list-sorted');
  await expect(sorted).toHaveText('Choix de la maison');
  await page.locator('#list-sort').selectOption('price-desc');
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(sorted).toHaveText('Prix décroissant');
});

test('the sheet of the filter has what is chosen, counts aloud and is cleared; Back closes it and no way out leaves a history entry [CAT-04] [CAT-05]', async ({
  page,
}) => {
  await page.goto('/fr');
  await page.goto('/fr/catalog');
  // The first press opens the sheet, though it comes before its code.
  await openSheet(page);
  const glass = sheet(page).getByRole('checkbox', { name: /^Verres/ });
  await glass.check();
  await expect(chips(page)).toHaveText(['Verres×']);
  await expect(sheet(page).getByRole('status')).toHaveText('Voir 10 produits');
  await expect(sheet(page).getByRole('checkbox', { name: /^Ardoise/ })).toBeDisabled();
  await expect(glass).toBeEnabled();
  await sheet(page).getByRole('button', { name: 'Effacer' }).tap();
  await expect(sheet(page).getByRole('status')).toHaveText('Voir 60 produits');
  await expect(chips(page)).toHaveCount(0);
  await expect(sheet(page).getByRole('checkbox', { name: /^Ardoise/ })).toBeEnabled();
  await glass.check();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/fr\/catalog$/);
  await openSheet(page);
  await expect(chips(page)).toHaveCount(0);
  await glass.check();
  await expect(apply(page)).toHaveText('Voir 10 produits');
  await apply(page).tap();
  await expect(page).toHaveURL(/filter=/);
  await expect(page.locator('#results')).toBeFocused();
  await whenIdle(page);
  await openSheet(page);
  await chips(page).first().tap();
  await sheet(page).getByRole('button', { name: 'Fermer' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/catalog$/);
  await expect(page.locator('#results')).toHaveText('60 produits');
  await whenIdle(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr$/);
});

/** 80 characters without a space. */
const LONG = 'Handgemaaktesteengoedkoffiemokmetoorenschotelinzeegroenglazuurvandekust'.padEnd(80, 'xyz');
const PRICE = '€ 123.456,00';

/** Rewrites the pages of the list: long names, prices of six digits and a facet of 400 values. */
async function worsen(page: Page): Promise<void> {
  const value = (_: unknown, index: number) =>
    `<li><label><input type="checkbox" name="f.ProductAttributes.1" value="${1000 + index}"><span>${LONG}</span> <span class="count" data-list-count="123456">123456</span></label></li>`;
  const values = Array.from({ length: 400 }, value).join('');
  await page.route(/\/nl\/catalog/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/(class="card-name">)[^<]*/g, `$1${LONG}`)
      .replace(/(<h3><a[^>]*>)[^<]*/, `$1${LONG}`)
      .replace(/(class="card-price">)[^]*?<\/p>/g, `$1<span class="muted">vanaf</span> ${PRICE}</p>`)
      .replace(/(<ul class="ar-list-values">)[^]*?<\/ul>/, `$1${values}</ul>`);
    await route.fulfill({ response, body });
  });
}

/** Finds text that reaches out of the window or of the dialog, and cards whose parts overlap. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const wide = [...root.querySelectorAll('.card *, dialog *, .ar-list-bar *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isShown = width > 1 && getComputedStyle(element).visibility === 'visible';
      return (
        isShown && !element.closest('.ar-visually-hidden, svg') && (left < -0.5 || right > innerWidth + 0.5)
      );
    });
    const above = [...root.querySelectorAll('.card')].filter((card) => {
      const name = card.querySelector('.card-name')!.getBoundingClientRect();
      const price = card.querySelector('.card-price')!.getBoundingClientRect();
      return price.top < name.bottom;
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`page ${scrollWidth - clientWidth} too wide`] : []),
      ...wide.map((element) => `out: ${element.outerHTML.slice(0, 80)}`),
      ...above.map((card) => `over: ${card.textContent.slice(0, 40)}`),
    ];
  });

test('names of 80 characters without a space, prices of six digits and 400 values fit at 320 pixels, in Dutch with letters twice as large [CAT-02] [CAT-05] [CAT-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await worsen(page);
  const session = await page.context().newCDPSession(page);
  for (const size of [16, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.goto('/nl/catalog');
    await expect(page.locator('.card-name').first()).toHaveText(LONG);
    expect(await findFaults(page), `the list at ${size}`).toEqual([]);
    await openSheet(page);
    await sheet(page).locator('.filter-more > summary').first().tap();
    const boxes = sheet(page).locator('.ar-list-values').first().getByRole('checkbox');
    await expect(boxes).toHaveCount(400);
    await boxes.nth(399).check();
    await expect(chips(page)).toHaveCount(1);
    // 400 values scroll by themselves: the next facet is not far below.
    expect((await sheet(page).locator('.ar-list-values').first().boundingBox())!.height).toBeLessThan(800);
    // With large letters the foot would fill a third of the window: it is at the end then.
    if (size === 32) await apply(page).scrollIntoViewIfNeeded();
    await expect(apply(page)).toBeInViewport({ ratio: 0.99 });
    expect(await findFaults(page), `the sheet at ${size}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.locator('[data-quick-view]').first().tap();
    await expect(page.getByRole('dialog').getByRole('heading', { name: LONG })).toBeVisible();
    expect(await findFaults(page), `the quick view at ${size}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
