import { type Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

const QUICK = '/fixtures/anchors/page?duration=20';
const SLOW = '/fixtures/anchors/page?duration=60000';

// Firefox reaches the last pixel a frame after the address has changed.
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top) || 0, id);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const hash = (page: Page) => page.evaluate(() => location.hash);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenIdle(page);
}

/** Starts a smooth scroll of one minute, and waits until the page moves. */
async function startSlowly(page: Page): Promise<void> {
  await open(page, SLOW);
  await link(page, 'Loin').press('Enter');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
}

test('a link to an anchor scrolls there, and address, target and hashchange are the browser’s own [NAV-06] @firefox', async ({
  page,
}) => {
  await open(page, QUICK);
  await page.evaluate(() => addEventListener('hashchange', () => document.body.classList.add('heard')));
  await link(page, 'Loin').click();
  await expect(page).toHaveURL(/#far$/);
  await expect.poll(() => topOf(page, 'far')).toBe(0);
  await expect(page.locator('#far:target')).toHaveCount(1);
  await expect(page.locator('body.heard')).toHaveCount(1);
});

test('the way there is smooth: it is 800 ms long by itself [NAV-06]', async ({ page }) => {
  await open(page, '/fixtures/anchors/page');
  const way = await page.evaluate(async () => {
    // The clock goes by frames, so that a slow machine draws as many of them as a fast one.
    let now = 0;
    performance.now = () => now;
    const tick = () => {
      now += 40;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const positions: number[] = [];
    const received = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    addEventListener('scroll', () => positions.push(scrollY));
    const began = performance.now();
    document.querySelector<HTMLElement>('a[href="#far"]')!.click();
    await received;
    return { positions, duration: performance.now() - began };
  });
  expect(way.duration).toBeGreaterThan(700);
  expect(way.positions.length).toBeGreaterThan(2);
  expect(way.positions).toEqual(way.positions.toSorted((a, b) => a - b));
});

test('what keeps clear of a sticky header stays clear of it [NAV-06]', async ({ page }) => {
  await open(page, QUICK);
  await link(page, 'Marge').click();
  await expect(page).toHaveURL(/#margin$/);
  expect(await topOf(page, 'margin')).toBe(80);
});

for (const [name, id] of [
  ['Café', 'café'],
  ['Signes', 'a:b.c'],
] as const) {
  test(`the anchor ${id} is found [NAV-06] @firefox`, async ({ page }) => {
    await open(page, QUICK);
    await link(page, name).click();
    await expect.poll(() => hash(page)).not.toBe('');
    await expect.poll(() => topOf(page, id)).toBe(0);
  });
}

test('a named anchor is found [NAV-06]', async ({ page }) => {
  await open(page, QUICK);
  await link(page, 'Nommé').last().click();
  await expect(page).toHaveURL(/#named$/);
  const top = await page.locator('a[name="named"]').evaluate((one) => one.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(1);
});

test('the same link works twice [NAV-06]', async ({ page }) => {
  await open(page, QUICK);
  await link(page, 'Loin').click();
  await expect(page).toHaveURL(/#far$/);
  await page.evaluate(() => scrollTo(0, 0));
  await link(page, 'Loin').click();
  await expect.poll(() => topOf(page, 'far')).toBe(0);
});

for (const name of ['Haut', 'En haut']) {
  test(`“${name}” leads to the top of the page [NAV-06]`, async ({ page }) => {
    await open(page, `${QUICK}#far`);
    await link(page, name).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect.poll(() => hash(page)).toBe(name === 'Haut' ? '' : '#top');
  });
}

test('an anchor that is not there changes the address and nothing else [NAV-06]', async ({ page }) => {
  await open(page, QUICK);
  await link(page, 'Rien').click();
  await expect(page).toHaveURL(/#none$/);
  expect(await scrolled(page)).toBe(0);
});

test('closed details around the anchor open [NAV-06] @firefox', async ({ page }) => {
  await open(page, QUICK);
  await link(page, 'Fermé').click();
  await expect(page).toHaveURL(/#shut$/);
  await expect(page.locator('#shut')).toBeInViewport();
});

test('the focus goes on from the anchor [NAV-06]', async ({ page }) => {
  await open(page, QUICK);
  await link(page, 'Bouton').press('Enter');
  await expect(page.locator('#button')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await link(page, 'Loin').press('Enter');
  await expect(page).toHaveURL(/#far$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#next')).toBeFocused();
});

test('a turn of the wheel ends the way where it is [NAV-06]', async ({ page }) => {
  await startSlowly(page);
  await page.mouse.wheel(0, -5);
  await expect(page).toHaveURL(/#far$/);
  expect(await topOf(page, 'far')).toBeGreaterThan(100);
});

test('who turns the wheel back to the top stays there [NAV-06] @firefox', async ({ page }) => {
  await startSlowly(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  });
  await expect(page).toHaveURL(/#far$/);
  expect(await scrolled(page)).toBe(0);
});

test('Tab ends the way at the anchor and goes on from there [NAV-06]', async ({ page }) => {
  await startSlowly(page);
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/#far$/);
  await expect(page.locator('#next')).toBeFocused();
});

test('a second link takes over from the first [NAV-06]', async ({ page }) => {
  await startSlowly(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('a[href="#margin"]').evaluate((one: HTMLElement) => one.click());
  await expect(page).toHaveURL(/#margin$/);
  await expect.poll(() => topOf(page, 'margin')).toBe(80);
});

test('who goes back on the way stays there, and who follows another link goes there [NAV-06]', async ({
  page,
}) => {
  await startSlowly(page);
  await page.evaluate(() => history.pushState(null, '', '?duration=60000&elsewhere'));
  await page.locator('a[href="#far"]').evaluate((one: HTMLElement) => one.click());
  await page.goBack();
  await whenIdle(page);
  expect(await hash(page)).toBe('');
  await startSlowly(page);
  await page.locator('#next').evaluate((one: HTMLElement) => one.click());
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page).toHaveURL(/nav\/one$/);
});

test('who wishes less motion is there at once [NAV-06]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, SLOW);
  await link(page, 'Loin').click();
  await expect(page).toHaveURL(/#far$/);
  expect(await topOf(page, 'far')).toBe(0);
});

/** Follows the link from a scroll position; expects both positions after Back and Forward. */
async function expectBothPositions(page: Page): Promise<void> {
  await open(page, QUICK);
  await page.evaluate(() => scrollTo(0, 40));
  await link(page, 'Loin').click();
  await expect(page).toHaveURL(/#far$/);
  const there = await scrolled(page);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(40);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(there);
}

test('back leads to where the link was followed, forward to the anchor [NAV-06, NAV-02]', ({ page }) =>
  expectBothPositions(page));

test('both places are known before the browser tells that it has scrolled [NAV-06, NAV-02]', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await expectBothPositions(page);
});

test('without the code for it the browser goes there itself [NAV-06]', async ({ page }) => {
  await page.route('**/anchors*.js', (route) => route.abort());
  await open(page, QUICK);
  await link(page, 'Loin').click();
  await expect(page).toHaveURL(/#far$/);
  // The browser scrolls in the frame after the address has changed.
  await expect.poll(() => topOf(page, 'far')).toBe(0);
});

test('a visit to an anchor of another page opens what hides it and shows it [NAV-06, PGE-10] @firefox', async ({
  page,
}) => {
  await open(page, QUICK);
  await link(page, 'Une autre page').click();
  await expect(page).toHaveURL(/panels\/tab#deep$/);
  await expect(page.locator('#deep')).toBeInViewport();
});

test('a wrong length is one clear warning [NAV-06]', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open(page, '/fixtures/anchors/page?duration=-5');
  await link(page, 'Loin').click();
  await expect(page).toHaveURL(/#far$/);
  expect(warnings).toEqual([expect.stringContaining('animation.anchor is -5; 800 is used')]);
});
