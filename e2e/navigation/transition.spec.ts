import type { Page } from '@playwright/test';
import { defer, dropTimers, press, reportNothing } from '../support/answers.ts';
import { expect, test, whenIdle } from '../support/test.ts';

/** Limit in ms for the wait with a captured page. */
const MAX_FREEZE_MS = 250;

/** Records the transitions of the page: when they are captured, what moves, and how they end. */
async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const recorded: string[] = [];
    Object.assign(globalThis, { recorded });
    const begin = Document.prototype.startViewTransition;
    if (!begin) return;
    Document.prototype.startViewTransition = function (update) {
      const view = begin.call(this, async () => {
        recorded.push('captured');
        await (update as () => Promise<void>)();
      });
      const pseudoOf = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.pseudoElement ?? '';
      const record = () => {
        const moving = document.getAnimations().map(pseudoOf);
        recorded.push(`moving ${[...new Set(moving.filter((one) => one.includes('-group(')))].join()}`);
      };
      view.ready.then(record, () => recorded.push('skipped'));
      const finish = () => recorded.push('finished');
      view.finished.then(finish, finish);
      return view;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { recorded: string[] }).recorded);
}

/** Presses a link, and lets its answer come once the page is captured. */
async function visit(page: Page, transitions: () => Promise<string[]>, selector: string, path: string) {
  const before = (await transitions()).length;
  const { count, release } = await defer(page, `**${path}`);
  await press(page, selector);
  // Chromium itself ends a transition 4 s after it was captured.
  const often = { intervals: [20] };
  await expect.poll(count, often).toBe(1);
  await expect.poll(async () => (await transitions()).slice(before), often).toEqual(['captured']);
  release();
  await page.unroute(`**${path}`);
  await expect.poll(async () => (await transitions()).at(-1)).toBe('finished');
  return (await transitions()).slice(before);
}

const leftOvers = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.classList.contains('ar-transition'),
    document.querySelectorAll('[style*="view-transition-name"]').length,
  ]);

async function open(page: Page) {
  const transitions = await recordTransitions(page);
  await page.goto('/fixtures/nav/one?transition=1');
  await whenIdle(page);
  await dropTimers(page, MAX_FREEZE_MS);
  return transitions;
}

test('a named element moves to its counterpart, and a keyed island lives on [NAV-12] [NAV-14] @react', async ({
  page,
}) => {
  const transitions = await open(page);
  await page.getByLabel('kept').fill('typed');
  await page.getByLabel('kept').evaluate((input) => Object.assign(input, { isSame: true }));
  await page.evaluate(() => {
    scrollTo(0, 60);
    (document.activeElement as HTMLElement).blur();
  });
  const seen = await visit(page, transitions, '#to-two', '/fixtures/nav/two');
  expect(seen).toEqual(['captured', 'moving ::view-transition-group(shared)', 'finished']);
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByLabel('kept')).toHaveValue('typed');
  await expect(page.getByLabel('kept')).toHaveJSProperty('isSame', true);
  expect(await page.evaluate(() => (globalThis as unknown as { mounts: string[] }).mounts)).not.toContain(
    'unmount keeper',
  );
  await expect.poll(() => leftOvers(page)).toEqual([false, 0]);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  await expect.poll(() => leftOvers(page)).toEqual([false, 0]);
});

test('a second press ends the first transition, and its page is shown [NAV-12] [NAV-11]', async ({
  page,
}) => {
  const transitions = await open(page);
  const { count, release } = await defer(page, '**/fixtures/nav/two');
  await press(page, '#to-two');
  await expect.poll(count).toBe(1);
  await expect.poll(transitions).toEqual(['captured']);
  await press(page, '#to-one');
  await expect(page).toHaveURL(/\/one$/);
  release();
  await whenIdle(page);
  expect((await transitions()).slice(0, 3)).toContain('skipped');
  await expect(page).toHaveURL(/\/one$/);
  await expect.poll(() => leftOvers(page)).toEqual([false, 0]);
});

test('a page that can’t be had gives the shown one back at once [NAV-12] [NAV-10]', async ({
  page,
  faults,
}) => {
  const transitions = await open(page);
  await reportNothing(page);
  await faults({ match: 'GET /fixtures/nav/two', status: 500, isPaused: true, times: 1 });
  await press(page, '#to-two');
  await expect.poll(transitions).toEqual(['captured']);
  await faults();
  await expect.poll(async () => (await transitions()).includes('finished')).toBe(true);
  expect((await transitions()).join()).not.toContain('moving');
  await expect(page.locator('h1')).toHaveText('Page one');
  expect(await leftOvers(page)).toEqual([false, 0]);
});

test('a captured page is painted again after 250 ms, and the slow answer is shown [NAV-12]', async ({
  page,
}) => {
  const transitions = await recordTransitions(page);
  await page.goto('/fixtures/nav/one?transition=1');
  await whenIdle(page);
  const { count, release } = await defer(page, '**/fixtures/nav/two');
  await press(page, '#to-two');
  await expect.poll(count).toBe(1);
  await expect.poll(transitions).toEqual(['captured', 'skipped', 'finished']);
  release();
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect.poll(() => leftOvers(page)).toEqual([false, 0]);
});

test('visitors who want less motion get no transition [NAV-12]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await open(page);
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  expect(await transitions()).toEqual([]);
});

test('the photo of a card in the shop’s list becomes the product’s [NAV-12] @react @firefox', async ({
  page,
}) => {
  const transitions = await recordTransitions(page);
  await page.goto('/fr/catalog');
  await whenIdle(page);
  await dropTimers(page, MAX_FREEZE_MS);
  const card = page.locator('.list-card').first();
  const name = await card.locator('[data-page-transition]').getAttribute('data-page-transition');
  const path = await card.locator('.card-link').getAttribute('href');
  const isSupported = await page.evaluate(() => 'startViewTransition' in document);
  if (isSupported) {
    const seen = await visit(page, transitions, '.list-card .card-link', path!);
    expect(seen).toEqual(['captured', `moving ::view-transition-group(${name})`, 'finished']);
  } else await press(page, '.list-card .card-link');
  await expect(page.locator(`.gallery-main[data-page-transition="${name}"]`)).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => leftOvers(page)).toEqual([false, 0]);
});
