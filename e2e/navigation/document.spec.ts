import { follow, defer, dropTimers, press, writePages } from '../support/answers.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

const CSS = { type: 'text/css', body: 'h1 { letter-spacing: 7px }' };

/** Time in ms for which a page waits for a stylesheet. */
const SHEET_LIMIT_MS = 2_000;

test('title, root, body, description, canonical and translations are those of the new page [NAV-01]', async ({
  page,
  faults,
}) => {
  const head =
    '<meta name="description" content="About three"><meta name="csp-nonce" content="theirs">' +
    '<link rel="canonical" href="/fixtures/nav/three"><link rel="alternate" hreflang="nl" href="/nl/three">';
  await faults(
    ...(await writePages(page, {
      three: {
        head,
        root: 'dir="rtl" class="wide" data-user="7"',
        body: 'class="campaign" data-theme="red"',
      },
    })),
  );
  await page.evaluate(() => document.documentElement.classList.add('of-a-script'));
  await follow(page, '/fixtures/nav/three');
  await expect(page).toHaveTitle('Page three');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveClass(/of-a-script/);
  await expect(html).toHaveClass(/wide/);
  await expect(page.locator('body')).toHaveClass('page campaign');
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'red');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'About three');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[hreflang=nl]')).toHaveCount(1);
  await expect(page.locator('meta[name=csp-nonce]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle('Page one');
  await expect(html).not.toHaveAttribute('dir', /./);
  await expect(html).toHaveClass('of-a-script');
  await expect(page.locator('body')).toHaveClass('page');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('a stylesheet of the new page is there before the page is, and leaves with it [NAV-09] @policy', async ({
  page,
  faults,
}) => {
  const head = '<link rel="stylesheet" href="/fixtures/nav/late.css">';
  await faults({ match: 'GET /fixtures/nav/late', ...CSS }, ...(await writePages(page, { three: { head } })));
  await dropTimers(page, SHEET_LIMIT_MS);
  const { count, release } = await defer(page, '**/late.css');
  await follow(page, '/fixtures/nav/three');
  await expect.poll(count).toBe(1);
  await expect(page.locator('h1')).toHaveText('Page one');
  release();
  await expect(page.locator('h1')).toHaveText('Page three');
  await expect(page.locator('h1')).toHaveCSS('letter-spacing', '7px');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('h1')).not.toHaveCSS('letter-spacing', '7px');
});

test('a stylesheet that can’t be had keeps no page away [NAV-09]', async ({ page, faults }) => {
  const head = '<link rel="stylesheet" href="/fixtures/nav/late.css">';
  await faults(
    { match: 'GET /fixtures/nav/late', drop: true },
    ...(await writePages(page, { three: { head } })),
  );
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
});

test('a stylesheet that does not come keeps a page away for two seconds at most [NAV-09]', async ({
  page,
  faults,
}) => {
  const head = '<link rel="stylesheet" href="/fixtures/nav/late.css">';
  await faults(...(await writePages(page, { three: { head } })));
  await defer(page, '**/late.css');
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  expect(await isSameDocument(page)).toBe(true);
});

test('a click while a stylesheet is awaited wins [NAV-11]', async ({ page, faults }) => {
  const head = '<link rel="stylesheet" href="/fixtures/nav/late.css">';
  await faults({ match: 'GET /fixtures/nav/late', ...CSS }, ...(await writePages(page, { three: { head } })));
  await dropTimers(page, SHEET_LIMIT_MS);
  const { count, release } = await defer(page, '**/late.css');
  await follow(page, '/fixtures/nav/three');
  await expect.poll(count).toBe(1);
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  release();
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page).toHaveURL(/two$/);
  await expect(page.locator('h1')).not.toHaveCSS('letter-spacing', '7px');
});

test('a script in the head of two pages runs once [NAV-14] @policy', async ({ page, faults }) => {
  const head = '<script nonce="n">window.headRuns = (window.headRuns ?? 0) + 1</script>';
  const headers = { 'Content-Security-Policy': "script-src 'nonce-n'" };
  const pages = { three: { head, headers }, four: { head, headers, title: 'Page four' } };
  await faults(...(await writePages(page, pages)));
  for (const [name, title] of [
    ['three', 'Page three'],
    ['two', 'Page two'],
    ['four', 'Page four'],
  ] as const) {
    await follow(page, `/fixtures/nav/${name}`);
    await expect(page.locator('h1')).toHaveText(title);
  }
  expect(await page.evaluate(() => (window as unknown as { headRuns: number }).headRuns)).toBe(1);
});

test('a page with another version of the script is loaded in full [NAV-13]', async ({ page, faults }) => {
  const script = '/assets/archipel/preact/archipel.js?v=2';
  await faults(...(await writePages(page, { three: { script } })));
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  expect(await isSameDocument(page)).toBe(false);
});

test('from a page without container every link is the browser’s [NAV-13]', async ({ page }) => {
  await page.evaluate(() => document.querySelector('[data-page]')!.removeAttribute('data-page'));
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  expect(await isSameDocument(page)).toBe(false);
});

test('what a page says to visitors without scripts does not come alive [NAV-13]', async ({
  page,
  faults,
}) => {
  const main = '<noscript><p id="for-no-script">No scripts</p></noscript>';
  await faults(...(await writePages(page, { three: { main } })));
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  await expect(page.locator('#for-no-script')).toHaveCount(0);
});
