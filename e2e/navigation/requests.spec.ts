import {
  collectWarnings,
  follow,
  defer,
  press,
  recordEvents,
  seenEvents,
  reportNothing,
  writePages,
} from '../support/answers.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const TWO = '**/fixtures/nav/two';

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

test('a double click is one visit [NAV-11]', async ({ page, faults }) => {
  await recordEvents(page, 'page-loaded', 'page-finished', 'request-error');
  const before = await page.evaluate(() => history.length);
  await faults({ match: 'GET /fixtures/nav/two', isPaused: true, times: 1 });
  await page.dblclick('#to-two');
  await faults();
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  expect(await seenEvents(page)).toEqual(['page-loaded', 'page-finished']);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a visit that was given up for another raises no error, and is one warning [NAV-11] [ERR-02]', async ({
  page,
}) => {
  const warnings = collectWarnings(page);
  await recordEvents(page, 'request-error', 'page-loaded');
  const { count, release } = await defer(page, TWO);
  await page.click('#to-two');
  await expect.poll(count).toBe(1);
  await page.click('#fragment');
  await expect(page.locator('h1')).toHaveText('Only a fragment');
  release();
  await whenIdle(page);
  expect(await seenEvents(page)).toEqual(['page-loaded']);
  expect(warnings).toEqual([expect.stringMatching(/fixtures\/nav\/two failed \(aborted\)/)]);
  await expect(page).toHaveURL(/fragment$/);
});

test('the end of a visit that was given up does not end the loading of the newer one [NAV-10] [NAV-11]', async ({
  page,
}) => {
  const first = await defer(page, TWO);
  const second = await defer(page, '**/fixtures/nav/script');
  await page.click('#to-two');
  await expect.poll(first.count).toBe(1);
  const aborted = page.waitForEvent('requestfailed');
  await page.click('#script');
  await aborted;
  await expect.poll(second.count).toBe(1);
  await expect(page.locator('html')).toHaveClass(/long-loading/);
  second.release();
  await expect(page.locator('h1')).toHaveText('Scripts');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('back to the page itself, from a hash of it, gives up the visit on its way [NAV-02] [NAV-11]', async ({
  page,
}) => {
  await page.click('#same-hash');
  await expect(page).toHaveURL(/one#far$/);
  const { count, release } = await defer(page, TWO);
  await press(page, '#to-two');
  await expect.poll(count).toBe(1);
  await page.goBack();
  release();
  await whenIdle(page);
  await expect(page).toHaveURL(/one$/);
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('a link that fails while back is loading lets back go on [NAV-02] [NAV-11]', async ({
  page,
  faults,
}) => {
  const pages = await writePages(page, { three: { headers: { 'Cache-Control': 'no-store' } } });
  await faults(...pages, { match: 'GET /fixtures/nav/four', status: 500 });
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  await follow(page, '/fixtures/nav/two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await reportNothing(page);
  const { count, release } = await defer(page, '**/fixtures/nav/three');
  await page.evaluate(() => history.back());
  await expect.poll(count).toBe(1);
  await follow(page, '/fixtures/nav/four');
  await expect.poll(count).toBe(2);
  release();
  await expect(page.locator('h1')).toHaveText('Page three');
  await expect(page).toHaveURL(/three$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('the page that is left is the one that the server is told of [NAV-01]', async ({ page }) => {
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  const requested = page.waitForRequest('**/fixtures/nav/script');
  await press(page, '#script');
  expect(await (await requested).headerValue('referer')).toMatch(/\/fixtures\/nav\/two$/);
});

test('a redirect is one entry with the final address, which keeps the link’s hash [NAV-01]', async ({
  page,
  faults,
}) => {
  await faults({
    match: 'GET /fixtures/nav/moved',
    status: 302,
    headers: { Location: '/fixtures/nav/two?n=2' },
  });
  await recordEvents(page, 'page-loaded', 'page-finished');
  const before = await page.evaluate(() => history.length);
  await follow(page, '/fixtures/nav/moved#far');
  await expect(page.locator('#far')).toHaveText('Far below on two');
  await whenIdle(page);
  await expect(page).toHaveURL(/\/two\?n=2#far$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await seenEvents(page)).toEqual(['page-loaded', 'page-finished']);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
});

test('a redirect to another site is the browser’s to follow [NAV-01] [NAV-04] @policy', async ({
  page,
  faults,
  baseURL,
  trouble,
}) => {
  const elsewhere = `${baseURL!.replace('127.0.0.1', 'localhost')}/fixtures/nav/bare`;
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><h1>Elsewhere</h1>' }),
  );
  await faults({ match: 'GET /fixtures/nav/moved', status: 302, headers: { Location: elsewhere } });
  await follow(page, '/fixtures/nav/moved');
  await expect(page).toHaveURL(elsewhere);
  // The policy has blocked the request to another site, as it should.
  trouble.violations.length = 0;
});

test('a clicked link always asks the server, back does not have to [NAV-02]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await press(page, '#script');
  await expect(page.locator('h1')).toHaveText('Scripts');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page two');
  await press(page, '#to-two');
  await whenIdle(page);
  expect(requested.filter((path) => path.endsWith('/two'))).toHaveLength(2);
});

test('what the server wants nobody to keep is asked for again [NAV-02]', async ({ page, faults }) => {
  await faults(...(await writePages(page, { three: { headers: { 'Cache-Control': 'no-store' } } })));
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  await follow(page, '/fixtures/nav/two');
  await expect(page.locator('h1')).toHaveText('Page two');
  const requested = page.waitForRequest('**/fixtures/nav/three');
  await page.goBack();
  await requested;
  await expect(page.locator('h1')).toHaveText('Page three');
});

test('back is the browser’s when its page can’t be had [NAV-02]', async ({ page, faults }) => {
  await follow(page, '/fixtures/nav/two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await faults({ match: 'GET /fixtures/nav/one', status: 500, times: 1 });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page).toHaveURL(/one$/);
  expect(await isSameDocument(page)).toBe(false);
});
