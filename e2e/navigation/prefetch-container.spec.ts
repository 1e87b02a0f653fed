import type { Locator, Page, Request } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const isPageRequest = (request: Request) => request.url().includes('/fixtures/ajax/p');

/** The names of the pages that are requested from now on. */
const pagesRequested = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isPageRequest(request)) requested.push(new URL(request.url()).searchParams.get('n') ?? 'the page');
  });
  return requested;
};

async function whenListening(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/prefetch-[^/]*\.js$/.test(name)),
  );
  await whenIdle(page);
}

async function open(page: Page, on: 'body' | 'nav' | 'setting'): Promise<void> {
  await page.goto(`/fixtures/ajax/prefetch-container?on=${on}`);
  await page.mouse.move(1, 1);
  await whenListening(page);
  await markDocument(page);
}

// Firefox has no `TouchEvent` on a desktop.
const touch = (link: Locator) =>
  link.evaluate((element) => element.dispatchEvent(new Event('touchstart', { bubbles: true })));

const requestFor = (page: Page, name: string) =>
  page.waitForRequest((request) => request.url().includes(`n=${name}`));

for (const on of ['body', 'nav', 'setting'] as const) {
  test(`all links are fetched ahead where it is switched on by the ${on}, and no others [NAV-01] @policy @firefox`, async ({
    page,
  }) => {
    await open(page, on);
    const requested = pagesRequested(page);
    for (const link of await page.locator('.never').all()) await touch(link);
    await touch(page.locator('#outside'));
    await whenIdle(page);
    const inside = requestFor(page, 'inside');
    await page.hover('#inside');
    await inside;
    await whenIdle(page);
    await page.click('#inside');
    await expect(page.locator('h1')).toHaveText('Scoped updates inside');
    await whenIdle(page);
    expect(requested).toEqual(on === 'nav' ? ['inside'] : ['outside', 'inside']);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a server can tell a prefetch by its header, and a click that waits for none has none [NAV-01]', async ({
  page,
}) => {
  await open(page, 'body');
  const ahead = requestFor(page, 'inside');
  await page.hover('#inside');
  expect((await ahead).headers()['x-sec-purpose']).toBe('prefetch');
  const clicked = requestFor(page, 'outside');
  await page.evaluate(() => document.getElementById('outside')!.click());
  expect((await clicked).headers()['x-sec-purpose']).toBeUndefined();
});

test('a link on which the mouse rests while the code comes is fetched, too [NAV-01]', async ({ page }) => {
  await page.goto('/fixtures/ajax/prefetch-container?on=setting');
  const inside = requestFor(page, 'inside');
  await page.hover('#inside');
  await inside;
});

test('the keys fetch what they lead to, a press on a link only visits it [NAV-01]', async ({ page }) => {
  await open(page, 'body');
  const requested = pagesRequested(page);
  const inside = requestFor(page, 'inside');
  await page.keyboard.press('Tab');
  await inside;
  await whenIdle(page);
  // The press gives the focus to the link; its click is not allowed to lead anywhere here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
  const box = (await page.locator('#outside').boundingBox())!;
  await page.evaluate(() =>
    addEventListener('mousemove', (event) => event.stopPropagation(), { capture: true }),
  );
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(page.locator('#outside')).toBeFocused();
  await whenIdle(page);
  expect(requested).toEqual(['inside']);
});

test('the page that a visit brings is followed, and what comes under a still mouse is not meant [NAV-01]', async ({
  page,
}) => {
  await open(page, 'body');
  await page.click('#swapped');
  await page.waitForURL('**then=1');
  await whenIdle(page);
  const requested = pagesRequested(page);
  // A link is inserted right under the mouse: the browser reports that the mouse is over it, not that it has moved.
  const moves = await page.evaluate(async () => {
    const link = document.createElement('a');
    link.id = 'new';
    link.href = '/fixtures/ajax/page?n=new';
    link.textContent = 'a new link at the same spot';
    let count = 0;
    addEventListener('mousemove', () => (count += 1), { capture: true });
    const over = new Promise((resolve) => link.addEventListener('mouseover', resolve, { once: true }));
    document.getElementById('still')!.replaceChildren(link);
    // A busy headless browser may leave the event out.
    const frames = async () => {
      for (let frame = 0; frame < 20; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    await Promise.race([over, frames()]);
    return count;
  });
  expect(moves).toBe(0);
  const fresh = requestFor(page, 'new');
  const box = (await page.locator('#new').boundingBox())!;
  await page.mouse.move(box.x + 3, box.y + 3);
  await fresh;
  expect(requested).toEqual(['new']);
});

test('a link that is pressed again while its page is on its way is not fetched ahead [NAV-01]', async ({
  page,
  faults,
}) => {
  await open(page, 'body');
  await faults({ match: 'GET /fixtures/ajax/page', isPaused: true });
  const requested = pagesRequested(page);
  await page.evaluate(() => document.getElementById('inside')!.click());
  await expect(page.locator('#inside')).toHaveAttribute('data-visiting');
  await touch(page.locator('#inside'));
  await touch(page.locator('#outside'));
  await faults();
  await expect(page.locator('h1')).toHaveText('Scoped updates inside');
  expect(requested).toEqual(['inside']);
});

test('a slow line fetches one page ahead at a time, and a visitor who saves data none [NAV-01]', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    const connection = { effectiveType: '3g', saveData: false };
    Object.defineProperty(navigator, 'connection', { value: connection });
    Object.assign(globalThis, { connection });
  });
  await open(page, 'body');
  await faults({ match: 'GET /fixtures/ajax/page', isPaused: true });
  const requested = pagesRequested(page);
  await touch(page.locator('#inside'));
  await touch(page.locator('#outside'));
  await faults();
  await whenIdle(page);
  expect(requested).toEqual(['inside']);
  await page.evaluate(() => {
    (globalThis as unknown as { connection: { saveData: boolean } }).connection.saveData = true;
  });
  await touch(page.locator('#outside'));
  await whenIdle(page);
  expect(requested).toEqual(['inside']);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('a tap requests its page once, from the first touch on [NAV-01]', async ({ page }) => {
    await page.goto('/fixtures/ajax/prefetch-container?on=body');
    await page.tap('h1');
    await whenListening(page);
    await markDocument(page);
    const requested = pagesRequested(page);
    const ahead = requestFor(page, 'inside');
    await page.tap('#inside');
    expect((await ahead).headers()['x-sec-purpose']).toBe('prefetch');
    await expect(page.locator('h1')).toHaveText('Scoped updates inside');
    await whenIdle(page);
    expect(requested).toEqual(['inside']);
    expect(await isSameDocument(page)).toBe(true);
  });
});
