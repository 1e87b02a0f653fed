import type { Page } from '@playwright/test';
import { errorDialogReady } from '../support/dialogs.ts';
import { measureLeaks, readMemory } from '../support/leaks.ts';
import { replacements, visits } from '../support/swaps.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// The recorder of a trace retains nodes that the page drops.
test.use({ trace: 'off' });
test.setTimeout(120_000);

/** Island states of the whole page, header included: one fails on purpose, two are never triggered. */
const WHOLE_PAGE = '1 failed, 35 ready, 2 waiting';
/** The same with one more island, which leaks at every mount. */
const WITH_LEAK = '1 failed, 36 ready, 2 waiting';

async function open(page: Page, leak = ''): Promise<void> {
  await page.goto(`/fixtures/leaks/page?leak=${leak}`);
  await expect(page.locator('html')).toHaveAttribute('data-registered', '');
  // Services that load when the browser is idle must not load between two readings.
  await errorDialogReady(page);
}

/** Number of repetitions: a leak shows in each of them, so that more would only take longer. */
const TIMES = 40;

test(`${TIMES} visits between pages of 30 islands leave nothing behind [NAV-14] @react`, async ({ page }) => {
  await open(page);
  expect(await measureLeaks(page, TIMES, visits(WHOLE_PAGE))).toEqual([]);
});

test(`${TIMES} times 30 islands that a script of the page replaces leave nothing behind`, async ({
  page,
}) => {
  await open(page);
  expect(await measureLeaks(page, TIMES, replacements('34 ready'))).toEqual([]);
});

test('once the last island has left, nothing holds an element outside the page', async ({ page }) => {
  await open(page);
  await visits(WHOLE_PAGE)(page, 20);
  await page.click('#empty');
  await expect(page.locator('h1')).toHaveText('Page empty');
  await whenIdle(page);
  expect((await readMemory(page)).detached).toBe(0);
});

test('a page that is left before its islands are mounted is refused, not called clean', async ({ page }) => {
  await open(page);
  const check = measureLeaks(page, 20, visits('40 ready'));
  await expect(check).rejects.toThrow(
    'The page has islands 1 failed, 35 ready, 2 waiting; expected are 40 ready.',
  );
});

/** Leak of a host and its text node. */
const PRESERVED_HOST = ['+2 nodes in each of 20 swaps (+40)', '+1 detached trees in each of 20 swaps (+20)'];

for (const { leak, what, found } of [
  { leak: 'host', what: 'a host in a list', found: PRESERVED_HOST },
  {
    leak: 'listener',
    what: 'a listener on the window',
    found: ['+1 listeners in each of 20 swaps (+20)'],
  },
  { leak: 'subscription', what: 'a subscription to a store', found: PRESERVED_HOST },
  { leak: 'timer', what: 'a timer', found: PRESERVED_HOST },
  {
    leak: 'memory',
    what: '40 kB of data',
    found: [expect.stringMatching(/^\+\d\d,\d{3} bytes in each of 20 swaps/)],
  },
]) {
  test(`the check finds ${what} that an island forgets, and nothing else`, async ({ page }) => {
    await open(page, leak);
    expect(await measureLeaks(page, 20, visits(WITH_LEAK))).toEqual(found);
  });
}
