import type { Locator, Page } from '@playwright/test';
import { dropTimers } from '../support/answers.ts';
import { findCrowding } from '../support/crowding.ts';
import { forgetConsent } from '../support/consent.ts';
import { swipe } from '../support/fingers.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

const ADD = 'POST /api/v1/catalog/products/addtocart';
const MUGS = ['mug-dune', 'mug-ourthe'];

const gallery = (page: Page) => page.locator('[data-island="product-gallery"]');
const bar = (page: Page) => page.locator('.ar-buy-bar');

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())!.y;
const bottomOf = async (element: Locator): Promise<number> => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

/** Expects title, price and the name of the first choice above an element; returns that element's top. */
async function expectChoiceAbove(page: Page, cover: Locator): Promise<number> {
  await expect(cover).toBeInViewport();
  const limit = await topOf(cover);
  for (const part of ['h1', '.price strong', '.variation legend']) {
    expect(await bottomOf(page.locator(part).first()), `${part} of ${page.url()}`).toBeLessThanOrEqual(limit);
  }
  return limit;
}

test('the first screen of a phone has title, price and the first choice of a product, above the buy bar and above the question about cookies [PRD-01] [PRD-06]', async ({
  page,
}) => {
  for (const address of MUGS.flatMap((slug) => [
    `/fr/catalog/product/${slug}`,
    `/nl/catalog/product/${slug}`,
  ])) {
    await page.goto(address);
    const limit = await expectChoiceAbove(page, bar(page));
    expect(await bottomOf(page.locator('.value').first())).toBeLessThanOrEqual(limit);
    expect(await bottomOf(page.locator('.values').last()), 'the second choice').toBeLessThan(limit - 8);
    await expect(page.locator('.product .heart')).toBeInViewport({ ratio: 1 });
    const [price, state] = [page.locator('.price').first(), page.locator('.stock-state')];
    expect((await topOf(state)) - (await bottomOf(price))).toBeLessThan(16);
    await expect(gallery(page).locator('[data-photo-count]')).toContainText('1 / ');
  }
  await forgetConsent(page);
  await page.goto('/fr/catalog/product/mug-dune');
  await expectChoiceAbove(page, page.locator('[data-island="cookie-banner"]'));
});

/** Swipes to the next photo with a finger, which rests at the end; the scroll is the browser's. */
async function swipeToNext(page: Page): Promise<void> {
  const { x, y, width, height } = (await gallery(page).locator('[data-viewport="main"]').boundingBox())!;
  await swipe(page, [x + 0.85 * width, y + height / 2], [-0.65 * width, 0]);
}

const photoInView = (page: Page) =>
  gallery(page)
    .locator('[data-viewport="main"]')
    .evaluate((viewport) => {
      const { left } = viewport.getBoundingClientRect();
      const isShown = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left) < 2;
      return [...viewport.querySelectorAll('li')].find(isShown)?.dataset['photoName'];
    });

test('the first touch swipes a product’s photos, before the script and while it comes, and the counter follows [PRD-03]', async ({
  page,
  faults,
}) => {
  await faults({ match: '/product-gallery-[^.]*(\\.dep)?\\.js/', isPaused: true });
  await page.goto('/fr/catalog/product/mug-ourthe');
  await expect(gallery(page)).toHaveAttribute('data-island-state', 'waiting');
  await swipeToNext(page);
  await expect.poll(() => photoInView(page)).toBe('table');
  await expect(gallery(page)).not.toHaveAttribute('data-island-state', 'ready');
  await faults();
  const counter = gallery(page).locator('.product-gallery-controls');
  await expect(counter).toContainText('2 / 6');
  await expect(gallery(page).locator('[data-photo-count]')).toBeHidden();
  await swipeToNext(page);
  await expect.poll(() => photoInView(page)).toBe('detail');
  await expect(counter).toContainText('3 / 6');
  await expect(page.locator('body > [role=status]')).toHaveText('Photo 3 sur 6');

  await page.goto('/fr/catalog/product/mug-dune');
  await swipeToNext(page);
  await expect(gallery(page)).toHaveAttribute('data-island-state', 'ready');
  await expect.poll(() => photoInView(page), 'the script came during the swipe').toBe('table');
});

/** Returns what is announced from now on. */
async function collectAnnounced(page: Page): Promise<() => Promise<string>> {
  const texts = await page.evaluateHandle(() => {
    const found: string[] = [];
    const read = () => found.push(document.querySelector('body > [role=status]')?.textContent ?? '');
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
    return found;
  });
  return () => texts.evaluate((found) => found.join('|'));
}

test('the buy bar answers where it is pressed: a failure, then success with the cart’s number, and each press takes the last answer away [PRD-06] [CRT-07]', async ({
  page,
  faults,
}) => {
  await page.goto('/fr/catalog/product/mug-dune');
  await dropTimers(page, 5_000);
  await faults({ match: ADD, status: 503, times: 1 });
  const button = bar(page).getByRole('button', { name: 'Ajouter' });
  await button.tap();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/rien n’a été ajouté/);
  await expect(bar(page).getByRole('alert'), 'in the bar, and nowhere else').toHaveCount(1);
  expect(await bottomOf(alert)).toBeLessThanOrEqual((await topOf(button)) + 1);
  await expect(button).not.toHaveAttribute('aria-busy');

  await faults({ match: ADD, isPaused: true, times: 1 });
  const announced = await collectAnnounced(page);
  await button.tap();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(alert).toBeHidden();
  await faults();
  const answer = bar(page).locator('.add-to-cart-message', { hasText: /^Ajouté/ });
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(answer.locator('small'), 'without the bar’s own name').toHaveText('Lait, 30 cl');
  expect(await announced(), 'announced whole').toMatch(/Ajouté au panier\s: Mug Dune, Lait, 30 cl\./);
  const link = answer.getByRole('link', { name: 'Voir le panier (1)' });
  await expect(link).toHaveAttribute('href', '/fr/shoppingcarts');
  const [above, below] = [(await link.boundingBox())!, (await button.boundingBox())!];
  expect(Math.abs(above.width - below.width)).toBeLessThan(1);
  expect(Math.round(above.x)).toBe(Math.round(below.x));
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveCount(0);

  // The other button of the same form takes the bar's answer away, too.
  await expect(button).not.toHaveAttribute('aria-busy');
  await faults({ match: ADD, status: 503, times: 1 });
  const form = page.locator('form[data-island="add-to-cart"]').first();
  await form.getByRole('button', { name: 'Ajouter au panier' }).tap();
  await expect(form.getByRole('alert')).toHaveText(/rien n’a été ajouté/);
  await expect(answer).toHaveCount(0);
  await expect(bar(page).getByRole('alert')).toHaveCount(0);
});

test('the bar’s answer is one row at 320 px, splits no text, and gives the link a row of its own with letters of 200 % [PRD-06] [CRT-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await page.goto('/nl/catalog/product/mug-ourthe');
  await dropTimers(page, 5_000);
  await bar(page).getByRole('button').tap();
  const answer = bar(page).locator('.add-to-cart-message', { hasText: /^Toegevoegd/ });
  const [title, variant, link] = [answer.locator('strong'), answer.locator('small'), answer.locator('a')];
  await expect(variant).toHaveText('Celadon, 30 cl');
  const isOneRow = async () => (await topOf(link)) < (await bottomOf(title));
  expect(await isOneRow()).toBe(true);
  expect(await bottomOf(title)).toBeLessThanOrEqual((await topOf(variant)) + 1);
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  for (const line of [title, variant, link]) {
    expect(await line.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
  await link.hover();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await isOneRow()).toBe(false);
  expect(await findCrowding(page)).toEqual([]);
});

test('a sold-out variant offers to write on its return, in the bar too, and ends with the page above the footer [PRD-08]', async ({
  page,
}) => {
  await page.goto('/nl/catalog/product/mug-ourthe?variant=10207');
  const notify = bar(page).getByRole('link', { name: 'Houd me op de hoogte' });
  expect(await topOf(notify), 'in one row').toBeLessThan(await bottomOf(bar(page).locator('strong')));
  await expect(page.locator('.value:has(:checked)').first()).toHaveCSS('border-style', 'dashed');
  await page.goto('/fr/catalog/product/mug-ourthe?variant=10207');
  await expect(bar(page).getByRole('button')).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Me prévenir' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.buy').getByRole('button', { name: 'Ajouter au panier' })).toBeHidden();
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
  expect(await bottomOf(bar(page))).toBeLessThanOrEqual((await topOf(page.locator('footer').last())) + 1);
});

const LONG_NAME = 'Onafscheidelijk'.repeat(6).slice(0, 80);

/** Serves a product with a long name, a price of six digits, and as many photos as given. */
async function serveOddProduct(page: Page, count: number): Promise<void> {
  await page.unrouteAll();
  await page.route(/\/nl\/catalog\/product\/mug-ourthe$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('Mok Ourthe', LONG_NAME)
      .replaceAll(/€(\s|&nbsp;)24,00/g, '€$1123.456,00');
    const repeat = (list: string) => {
      const slides = list.match(/<li[\s\S]*?<\/li>/g)!;
      const named = Array.from({ length: count }, (_, index) =>
        slides[index % slides.length]!.replace(/data-photo-name="[^"]*"/, `data-photo-name="p${index}"`),
      );
      return `<ul>${named.join('')}</ul>`;
    };
    const photos = Array.from({ length: count }, (_, index) => ({
      name: `p${index}`,
      label: LONG_NAME,
      alt: LONG_NAME,
      src: '/a.webp',
      large: '/a.webp',
      href: '?photo=1',
    }));
    const body = html
      .replace(/<ul>\s*<li data-photo-name[\s\S]*?<\/ul>/g, repeat)
      .replace(/\{"photos":\[.*?\]\}(?=<\/script>)/, JSON.stringify({ photos }));
    const without = body.replace(/<div class="gallery" [\s\S]*?(?=<div class="product-info">)/, '</div>');
    await route.fulfill({ response, body: count === 0 ? without : body });
  });
}

const overflowing = (page: Page) =>
  page.evaluate(() => {
    const isOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > innerWidth + 1 || left < -1) && element.checkVisibility();
    };
    const outside = [...document.querySelectorAll('[data-page] *:not([data-viewport] *, .nav-tabs *)')];
    return outside.filter(isOut).map((element) => element.outerHTML.slice(0, 120));
  });

test('a product with a name of 80 letters, a price of six digits, and no, one or forty photos fits a phone, also at 320 px with doubled text in Dutch [PRD-01] [PRD-03]', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const [width, size, photos] of [
    [375, 16, 40],
    [320, 16, 0],
    [320, 32, 1],
    [320, 32, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await serveOddProduct(page, photos);
    await page.goto('/nl/catalog/product/mug-ourthe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME);
    await expect(gallery(page)).toHaveCount(photos === 0 ? 0 : 1);
    const row = `${photos} photos at ${width} px, text of ${size} px`;
    expect(await overflowing(page), row).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), row).toBe(width);
    const [price, choice] = [page.locator('.price'), page.locator('.variation').first()];
    expect(await bottomOf(price), row).toBeLessThanOrEqual(await topOf(choice));
    await expect(price).toContainText('123.456,00');
  }
});
