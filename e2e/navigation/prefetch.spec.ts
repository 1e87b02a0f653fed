import type { Page, Request } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const pagesRequested = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isPageRequest(request)) requested.push(new URL(request.url()).searchParams.get('n') ?? '');
  });
  return requested;
};
const isPageRequest = (request: Request) => request.url().includes('/fixtures/ajax/page');

async function open(page: Page): Promise<void> {
  await page.goto('/fixtures/ajax/prefetch');
  // The service loads when the browser is idle after the first use of the page.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/prefetch-[^/]*\.js$/.test(name)),
  );
  await whenIdle(page);
  await markDocument(page);
}

// Behaviour 52 of research/navigation.md.
test('a link on which the mouse rests is fetched once, and the click uses it [NAV-01] @policy', async ({
  page,
}) => {
  await open(page);
  const requested = pagesRequested(page);
  const fetched = page.waitForResponse((response) => isPageRequest(response.request()));
  await page.hover('#ahead');
  await fetched;
  await page.hover('#plain');
  await page.hover('#ahead');
  await page.click('#ahead');
  await expect(page.locator('h1')).toHaveText('Scoped updates ahead');
  await whenIdle(page);
  expect(requested).toEqual(['ahead']);
  expect(await isSameDocument(page)).toBe(true);
});

test('a click while the page is on its way waits for it, and asks no second time [NAV-01]', async ({
  page,
  faults,
}) => {
  await open(page);
  await faults({ match: 'GET /fixtures/ajax/page', isPaused: true });
  const requested = pagesRequested(page);
  const sent = page.waitForRequest(isPageRequest);
  await page.hover('#ahead');
  await sent;
  await page.click('#ahead');
  await faults();
  await expect(page.locator('h1')).toHaveText('Scoped updates ahead');
  expect(requested).toEqual(['ahead']);
});

test('a click that comes before the mouse has rested asks once [NAV-01]', async ({ page, faults }) => {
  await open(page);
  // The delay is longer than the hover intent.
  await faults({ match: 'GET /fixtures/ajax/page', delay: 300 });
  const requested = pagesRequested(page);
  await page.click('#ahead');
  await expect(page.locator('h1')).toHaveText('Scoped updates ahead');
  expect(requested).toEqual(['ahead']);
});

test('the focus fetches too, and so does a finger [NAV-01]', async ({ page }) => {
  await open(page);
  const requested = pagesRequested(page);
  const first = page.waitForRequest(isPageRequest);
  await page.focus('#ahead');
  await first;
  const second = page.waitForRequest((request) => request.url().includes('n=second'));
  await page.dispatchEvent('#second', 'touchstart');
  await second;
  expect(requested).toEqual(['ahead', 'second']);
});

test('a mouse that only passes by fetches nothing [NAV-01]', async ({ page }) => {
  await open(page);
  const requested = pagesRequested(page);
  const second = page.waitForRequest((request) => request.url().includes('n=second'));
  await page.evaluate(() => {
    const over = (id: string) =>
      document.getElementById(id)!.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    over('ahead');
    over('plain');
    over('second');
  });
  await second;
  expect(requested).toEqual(['second']);
});

test('at most two pages are fetched ahead at a time [NAV-01]', async ({ page, faults }) => {
  await open(page);
  await faults({ match: 'GET /fixtures/ajax/page', delay: 500 });
  const requested = pagesRequested(page);
  await page.evaluate(() => {
    for (const id of ['ahead', 'second', 'third']) document.getElementById(id)!.focus();
  });
  await whenIdle(page);
  expect(requested).toEqual(['ahead', 'second']);
});

test('a page that fails to come ahead says nothing, and the click asks again [NAV-01]', async ({
  page,
  faults,
}) => {
  await open(page);
  await faults({ match: 'GET /fixtures/ajax/page', status: 500, times: 1 });
  const failed = page.waitForResponse((response) => response.status() === 500);
  await page.focus('#ahead');
  await failed;
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Prefetch');
  await page.click('#ahead');
  await expect(page.locator('h1')).toHaveText('Scoped updates ahead');
  expect(await isSameDocument(page)).toBe(true);
});

// Behaviour 53.
test('what does more than show another page is never fetched ahead [NAV-01]', async ({ page }) => {
  await open(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requested.push(request.url());
  });
  for (const link of await page.locator('.never').all()) await link.focus();
  // The last link is fetched: any earlier fetch would have been requested by then.
  const last = page.waitForRequest((request) => request.url().includes('n=ahead'));
  await page.focus('#ahead');
  await last;
  expect(requested).toHaveLength(1);
});

test('who saves data gets nothing that was not asked for [NAV-01]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page);
  const requested = pagesRequested(page);
  await page.focus('#second');
  await page.click('#ahead');
  await expect(page.locator('h1')).toHaveText('Scoped updates ahead');
  expect(requested).toEqual(['ahead']);
});
