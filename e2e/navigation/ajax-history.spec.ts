import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/ajax/page${query}`);
  await whenIdle(page);
  await markDocument(page);
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const press = (page: Page, id: string) =>
  page.evaluate((linkId) => document.getElementById(linkId)!.click(), id);
const target = (page: Page) => page.locator('#target h2').first();

// Behaviour 43 of research/navigation.md.
test('back brings the target’s older content, forward the newer one [NAV-02] @firefox @policy', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => document.querySelector('h1')!.setAttribute('data-kept', ''));
  await press(page, 'push-fragment');
  await expect(target(page)).toHaveText('Fragment tab');
  await expect(page).toHaveURL(/page\?n=tab$/);
  await page.goBack();
  await expect(target(page)).toHaveText('Before');
  await expect(page).toHaveURL(/ajax\/page$/);
  await page.goForward();
  await expect(target(page)).toHaveText('Fragment tab');
  // The page itself has not been replaced.
  await expect(page.locator('h1[data-kept]')).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test('a pushed address is shown without what only servers see [NAV-02]', async ({ page }) => {
  await open(page);
  await page.click('#push');
  await expect(page).toHaveURL(/\/fixtures\/ajax\/page\?n=pushed$/);
  await expect(page.locator('#other h2')).toHaveText('Other');
});

test('parts outside the page follow the address that is shown, and no other answer [NAV-02] [FRM-02]', async ({
  page,
}) => {
  await open(page);
  const where = page.locator('[data-page-part=where]');
  await page.click('#full');
  await whenIdle(page);
  await expect(where).toHaveText('start');
  await page.click('#push');
  await expect(where).toHaveText('pushed');
  await page.goBack();
  await expect(where).toHaveText('start');
  await page.goForward();
  await expect(where).toHaveText('pushed');
  expect(await isSameDocument(page)).toBe(true);
});

test('the place to which the page was scrolled comes back with the target [NAV-02]', async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo(0, 300));
  await press(page, 'push-fragment');
  await expect(target(page)).toHaveText('Fragment tab');
  await page.evaluate(() => scrollTo(0, 0));
  await page.goBack();
  await expect(target(page)).toHaveText('Before');
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('when a target can’t be brought back, the whole page is [NAV-02]', async ({ page, faults }) => {
  await open(page);
  await press(page, 'push-fragment');
  await expect(target(page)).toHaveText('Fragment tab');
  await page.evaluate(() => document.querySelector('#wrap')!.remove());
  await page.goBack();
  await expect(target(page)).toHaveText('Before');
  await faults({ match: '/fragment/', status: 500 });
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Scoped updates tab');
});

test('a newer move supersedes a slow one [NAV-02] [NAV-11]', async ({ page, faults }) => {
  await open(page);
  await press(page, 'push-fragment');
  await expect(target(page)).toHaveText('Fragment tab');
  await faults({ match: 'GET /fixtures/ajax/page', isPaused: true });
  const requested = page.waitForRequest('**/fixtures/ajax/page');
  await page.evaluate(() => history.back());
  await requested;
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/n=tab$/);
  await faults();
  await whenIdle(page);
  await expect(target(page)).toHaveText('Fragment tab');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('when the target is the page, the history is pushed as by a visit [FRM-02] @firefox', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => scrollTo(0, 300));
  await press(page, 'page-link');
  await expect(page.locator('h1')).toHaveText('Scoped updates next');
  await expect(page).toHaveURL(/\?n=next$/);
  await expect(page).toHaveTitle('Scoped updates next');
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/ajax\/page$/);
  await expect(page.locator('h1')).toHaveText('Scoped updates');
  expect(await isSameDocument(page)).toBe(true);
});

test('a listener may keep the page from being replaced by a form [FRM-02]', async ({ page }) => {
  await open(page, '?update=main');
  await page.evaluate(() =>
    document.addEventListener('archipel:page-leave', (event) => event.preventDefault()),
  );
  let requested = 0;
  page.on('request', (request) => (requested += Number(request.url().includes('/echo'))));
  await page.click('#save');
  await whenIdle(page);
  expect(requested).toBe(0);
});

// Behaviour 50.
for (const [where, to, added, heading] of [
  ['another address', '/fixtures/ajax/page?n=done', 1, 'Scoped updates done'],
  ['the address that is shown', '/fixtures/ajax/page?update=main', 0, 'Scoped updates'],
] as const) {
  test(`a redirect to ${where} adds ${added} entries to the history [FRM-02]`, async ({ page }) => {
    await open(page, '?update=main');
    const action = `/echo?to=${encodeURIComponent(to)}`;
    await page.evaluate((value) => document.querySelector('#form')!.setAttribute('action', value), action);
    const before = await page.evaluate(() => history.length);
    const finished = page.waitForResponse((response) => response.url().endsWith(to));
    await page.click('#save');
    await finished;
    await whenIdle(page);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveURL(to);
    expect(await page.evaluate(() => history.length)).toBe(before + added);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a form for the page that the server refuses is rendered, the address stays [FRM-02] [FRM-05]', async ({
  page,
  faults,
}) => {
  await open(page, '?update=main');
  const body =
    '<!doctype html><html lang="fr"><title>No</title><main data-page><h1>Refusé</h1><input aria-label="a" aria-invalid="true"></main></html>';
  await faults({ match: 'POST /echo', status: 422, body });
  await page.click('#save');
  await expect(page.locator('h1')).toHaveText('Refusé');
  await expect(page.locator('main input')).toBeFocused();
  await expect(page).toHaveURL(/page\?update=main$/);
  await expect(page.locator('main main')).toHaveCount(0);
});

// Behaviour 49.
test('a write makes the kept pages old [FRM-02]', async ({ page }) => {
  await open(page, '?update=main');
  await press(page, 'page-link');
  await expect(page.locator('h1')).toHaveText('Scoped updates next');
  await press(page, 'put');
  await expect(page.locator('#target [data-method]')).toHaveText('POST');
  const requested = page.waitForRequest('**/fixtures/ajax/page?update=main');
  await page.goBack();
  await requested;
  await expect(page.locator('h1')).toHaveText('Scoped updates');
});
