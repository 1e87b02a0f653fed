import { type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ARRIVED } from '../support/demo-cookies.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const PAGE = '/fixtures/loader?loader=1';

interface Timing {
  name: string;
  delay: number;
  duration: number;
}

/** Returns the animations below an element, as the browser plays them. */
const timings = (page: Page, selector: string): Promise<Timing[]> =>
  page.evaluate((where) => {
    const animations = document.querySelector(where)!.getAnimations({ subtree: true }) as CSSAnimation[];
    return animations.map(({ animationName, effect }) => {
      const { delay, duration } = effect!.getTiming();
      return { name: animationName, delay: delay!, duration: Number(duration) };
    });
  }, selector);

/** Keeps the overlay of the next load from ending by itself while a slow test looks at it. */
const pauseLoader = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName !== 'ar-loader-draw') return;
      for (const animation of (target as Element).getAnimations({ subtree: true })) animation.pause();
    });
  });

const finish = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

test('the overlay of the first load plays for 2300 ms, waits a second and fades in half a second [NAV-08] @firefox', async ({
  page,
}) => {
  await pauseLoader(page);
  await page.goto(PAGE);
  const loader = page.locator('[data-loader]');
  await expect(loader).toBeVisible();
  expect(await timings(page, '[data-loader]')).toEqual(
    expect.arrayContaining([
      { name: 'ar-loader-leave', delay: 3300, duration: 500 },
      { name: 'ar-loader-draw', delay: 0, duration: 2300 },
    ]),
  );
  await finish(page);
  await expect(loader).toBeHidden();
});

test('a site sets the lengths by custom properties [NAV-08]', async ({ page }) => {
  await pauseLoader(page);
  await page.goto(PAGE);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-loader]')!.style.setProperty('--ar-loader-animation', '600ms'),
  );
  const [leave] = (await timings(page, '[data-loader]')).filter(({ name }) => name === 'ar-loader-leave');
  expect(leave).toEqual({ name: 'ar-loader-leave', delay: 1600, duration: 500 });
});

test('the overlay takes no click but ends with it, and a visit does not bring it back [NAV-08]', async ({
  page,
}) => {
  await pauseLoader(page);
  await page.goto(PAGE);
  await whenIdle(page);
  await expect(page.locator('[data-loader]')).toBeVisible();
  await page.locator('#away').click();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('[data-loader]')).toHaveCount(0);
});

for (const [what, move] of [
  ['types', (page: Page) => page.keyboard.press('Tab')],
  ['turns the wheel', (page: Page) => page.mouse.wheel(0, 10)],
] as const) {
  test(`the overlay ends at once for who ${what} [NAV-08]`, async ({ page }) => {
    await pauseLoader(page);
    await page.goto(PAGE);
    await whenIdle(page);
    await expect(page.locator('[data-loader]')).toBeVisible();
    await move(page);
    await expect(page.locator('[data-loader]')).toHaveCount(0);
  });
}

test('a later full load of the session has no overlay, whatever the server writes [NAV-08] @firefox', async ({
  page,
}) => {
  await page.goto(PAGE);
  await whenIdle(page);
  for (const again of [() => page.goto(PAGE), () => page.reload()]) {
    await again();
    await whenIdle(page);
    await expect(page.locator('[data-loader]')).toHaveCount(0);
  }
});

test('the shop plays it for 600 ms, and writes it on the first page alone [NAV-08]', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: ARRIVED });
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(globalThis, { played });
    document.addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      const { animationDuration } = getComputedStyle(target as Element, pseudoElement);
      if (animationName.startsWith('ar-loader')) played.push(`${animationName} ${animationDuration}`);
    });
  });
  await page.goto('/fr/contact');
  await expect(page.locator('[data-loader]')).toHaveCount(0);
  const played = () => page.evaluate(() => (globalThis as unknown as { played: string[] }).played);
  expect((await played()).toSorted()).toEqual(['ar-loader-draw 0.6s', 'ar-loader-leave 0.2s']);
  expect(await (await page.request.get('/fr/delivery')).text()).not.toContain('data-loader');
});

test('who wishes less motion sees no overlay [NAV-08]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-loader]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the overlay goes by itself [NAV-08]', async ({ page }) => {
    // The overlay may be gone when a slow machine has loaded the page.
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.locator('[data-loader]')).toBeVisible();
    await expect(page.locator('[data-loader]')).toBeHidden();
  });
});

/** Returns the state of the progress bar, and of the delay before it appears. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const { content, display, animationName } = getComputedStyle(root, '::before');
    const { animationName: grace, animationDelay } = getComputedStyle(root);
    const isThere = content !== 'none' && display !== 'none';
    return { isThere, animationName, grace: grace === 'none' ? grace : animationDelay };
  });

const setGrace = (page: Page, value: string) =>
  page.evaluate((grace) => document.documentElement.style.setProperty('--ar-progress-grace', grace), value);

test('a slow visit shows a bar after 300 ms, which is gone with the class and moves nothing [NAV-10] @firefox', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/loader');
  await whenIdle(page);
  expect((await bar(page)).isThere).toBe(false);
  const top = () => page.locator('h1').evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await setGrace(page, '3600s');
  await faults({ match: 'GET /fixtures/nav/one', isPaused: true });
  await page.locator('#away').click();
  await expect(page.locator('html')).toHaveClass(/long-loading/);
  await expect(page.locator('html')).toHaveClass(/ar-slow/);
  expect(await bar(page)).toMatchObject({ isThere: false, grace: '3599.9s' });
  await setGrace(page, '');
  expect((await bar(page)).grace).toBe('0.2s');
  await finish(page);
  expect(await bar(page)).toMatchObject({ isThere: true, animationName: 'ar-loading' });
  expect(await top()).toBe(before);
  await faults();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
  expect((await bar(page)).isThere).toBe(false);
});

test('the bar stands still for who wishes less motion, and is visible after its grace [NAV-10]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fixtures/loader?loading=1');
  await setGrace(page, '3600s');
  expect((await bar(page)).isThere).toBe(false);
  await finish(page);
  expect(await bar(page)).toMatchObject({ isThere: true, animationName: 'none' });
  await expectAccessible(page);
});

test('the bar has a colour of the visitor’s own in forced colours [NAV-10]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/fixtures/loader?loading=1');
  await finish(page);
  const [colour, canvas] = await page.evaluate(() => [
    getComputedStyle(document.documentElement, '::before').borderTopColor,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(colour).not.toBe(canvas);
});

test('a page fades out and in for 10 ms, for as long as a site sets, and not for less motion [NAV-12]', async ({
  page,
}) => {
  await page.goto('/fixtures/loader');
  const play = (className: string, length: string) =>
    page.evaluate(
      ([one, value]) => {
        const target = document.querySelector<HTMLElement>('[data-page]')!;
        target.className = one!;
        if (value) target.style.setProperty('--ar-page-animation', value);
        const { animationName, animationDuration } = getComputedStyle(target);
        return `${animationName} ${animationDuration}`;
      },
      [className, length],
    );
  expect(await play('ar-leaving', '')).toBe('ar-page-fade 0.01s');
  expect(await play('ar-entering', '')).toBe('ar-page-fade 0.01s');
  expect(await play('ar-entering', '350ms')).toBe('ar-page-fade 0.35s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await play('ar-entering', '350ms')).toMatch(/^none/);
});
