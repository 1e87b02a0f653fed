import type { Page } from '@playwright/test';
import { defer, follow, press } from '../support/answers.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const innerTop = (page: Page) => page.evaluate(() => document.querySelector('#scroller')!.scrollTop);

/** Scrolls page and inner element, and waits for both scroll events. */
async function scrollBoth(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inner = document.querySelector('#scroller')!;
    const scrolled = (target: EventTarget) =>
      new Promise((resolve) => target.addEventListener('scroll', resolve, { once: true }));
    const both = [scrolled(document), scrolled(inner)];
    inner.scrollTop = 200;
    scrollTo(0, 900);
    await Promise.all(both);
  });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

test('back, forward and back again find page and inner parts scrolled as they were left [NAV-02] @firefox', async ({
  page,
}) => {
  await scrollBoth(page);
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect.poll(() => scrollTop(page)).toBe(0);
  for (const round of [1, 2]) {
    await page.goBack();
    await expect(page.locator('h1'), `round ${round}`).toHaveText('Page one');
    await expect.poll(() => scrollTop(page)).toBe(900);
    expect(await innerTop(page)).toBe(200);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Page two');
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('where the browser has the page while it changes is no place of anybody [NAV-02]', async ({ page }) => {
  await scrollBoth(page);
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await page.evaluate(() => {
    const emitScrolled = () => document.dispatchEvent(new Event('scrollend', { bubbles: true }));
    document.addEventListener('archipel:page-loaded', emitScrolled, { once: true });
    history.back();
  });
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect.poll(() => scrollTop(page)).toBe(900);
  expect(await innerTop(page)).toBe(200);
});

test('a site that scrolls smoothly is restored at once all the same [NAV-02]', async ({ page }) => {
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'smooth'));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  const restored = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('archipel:page-finished', () => resolve(scrollY), { once: true }),
      ),
  );
  await page.evaluate(() => history.back());
  expect(await restored).toBe(900);
});

test('after a reload page and inner parts are where they were, and back still works [NAV-02] @firefox', async ({
  page,
}) => {
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  await scrollBoth(page);
  await page.reload();
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect.poll(() => innerTop(page)).toBe(200);
  await markDocument(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  expect(await isSameDocument(page)).toBe(true);
});

test('back right after a reload, before what follows the history has come, brings the page [NAV-02]', async ({
  page,
}) => {
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  // A route switches the cache off, which has the file.
  const { count, release } = await defer(page, '**/page-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(count).toBeGreaterThan(0);
  await markDocument(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/one$/);
  release();
  await expect(page.locator('h1')).toHaveText('Page one');
  expect(await isSameDocument(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/fixtures/nav/one');
});

test('back right after a reload, before any code has come, brings the page [NAV-02]', async ({
  page,
  faults,
}) => {
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  await faults({ match: '/GET .*\\/archipel\\.js/', isPaused: true });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Page two');
  // The library counts attributes of its first page as the page's own.
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/one$/);
  await faults();
  await expect(page.locator('h1')).toHaveText('Page one');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Page two');
});

test('the next document of the tab still knows where earlier pages were left [NAV-02] @firefox', async ({
  page,
}) => {
  await scrollBoth(page);
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await page.goto('/fixtures/nav/bare');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect.poll(() => innerTop(page)).toBe(200);
});

test('back from a hash of the page is back at the place that was left [NAV-02] @firefox', async ({
  page,
}) => {
  await page.evaluate(async () => {
    const hasScrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    scrollTo(0, 50);
    await hasScrolled;
  });
  await press(page, '#same-hash');
  await expect(page).toHaveURL(/one#far$/);
  await expect(page.locator('#far')).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/one$/);
  await expect.poll(() => scrollTop(page)).toBe(50);
});

test('entries of other scripts are theirs [NAV-02]', async ({ page }) => {
  const requested: string[] = [];
  // Files that the library loads when idle are not pages.
  page.on('request', (request) => request.url().includes('/assets/') || requested.push(request.url()));
  await page.evaluate(() => {
    history.pushState({ theirs: 1 }, '', '?theirs=1');
    history.pushState({ theirs: 2 }, '', '?theirs=2');
  });
  await page.goBack();
  await expect(page).toHaveURL(/theirs=1$/);
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ theirs: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/one$/);
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page one');
  expect(requested).toEqual([]);
});

test('a link to the same path with another query is another page [NAV-01]', async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await follow(page, '/fixtures/nav/one?n=2');
  await expect(page).toHaveTitle('Page one 2');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveTitle('Page one');
});

test('back and forward can’t be prevented: the browser has moved already [NAV-02] [NAV-09]', async ({
  page,
}) => {
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await page.evaluate(() =>
    document.addEventListener('archipel:page-leave', (event) => event.preventDefault()),
  );
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
});
