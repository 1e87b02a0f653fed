import type { Page } from '@playwright/test';
import { follow, writePages } from '../support/answers.ts';
import { openDialogs } from '../support/dialogs.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/** Scripts of the server, scripts stored in its content, and one with a guessed nonce. */
const SCRIPTS = `<script nonce="own">ran.push('own')</script><script>ran.push('stored')</script>
  <script nonce="guess">ran.push('guessed')</script><script src="/fixtures/nav/stored.js"></script>`;

const NAMED = { 'Content-Security-Policy': "script-src 'self' 'nonce-own'" };

const prepare = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { ran: [] }));
const ranIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran);

const STORED = { match: 'GET /fixtures/nav/stored.js', body: "ran.push('file')", type: 'text/javascript' };

test('a visit runs the scripts that its server has written, and never what lies in the content [NAV-14] @nonce', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
  await prepare(page);
  await faults(...(await writePages(page, { three: { main: SCRIPTS, headers: NAMED } })), STORED);
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  await whenIdle(page);
  expect(await ranIn(page)).toEqual(['own']);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [what, headers, expected] of [
  ['that names its nonce', NAMED, ['own']],
  ['that names none', {}, []],
] as const) {
  test(`a scoped update and a dialog run the scripts of a fragment ${what}: ${expected.length} [NAV-14] @nonce`, async ({
    page,
    faults,
  }) => {
    await faults(
      { match: 'GET /fixtures/ajax/fragment', body: `<h2>Stored</h2>${SCRIPTS}`, headers },
      STORED,
    );
    await page.goto('/fixtures/ajax/page');
    await whenIdle(page);
    await prepare(page);
    await page.click('#load');
    await expect(page.locator('#target h2')).toHaveText('Stored');
    expect(await ranIn(page)).toEqual(expected);

    await faults(
      { match: 'GET /fixtures/dialogs/piece', body: `<h2>Stored</h2>${SCRIPTS}`, headers },
      STORED,
    );
    await openDialogs(page);
    await prepare(page);
    await page.locator('a[data-modal][href^="/fixtures/dialogs/piece"]').first().click();
    await expect(page.getByRole('dialog', { name: 'Stored' })).toBeVisible();
    expect(await ranIn(page)).toEqual(expected);
  });
}

test('scripts, islands and relative sources of an arriving page see its own address and title [NAV-09] @policy', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await prepare(page);
  const script = `<script nonce="own">ran.push('script ' + location.pathname + ' ' + document.title)</script>`;
  const main = `<i data-island="probe"></i><img src="pane?x=1" alt="">${script}`;
  const headers = { 'Content-Security-Policy': "script-src 'nonce-own'" };
  const [written] = await writePages(page, { three: { main, headers } });
  await faults(
    { ...written!, match: 'GET /fixtures/nav/deep/three' },
    {
      match: 'GET /fixtures/nav/deep/pane',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      type: 'image/svg+xml',
    },
  );
  await page.evaluate(() => {
    const { ran } = globalThis as unknown as { ran: string[] };
    const record = (what: string) => ran.push(`${what} ${location.pathname} ${document.title}`);
    document.addEventListener('archipel:island-waiting', () => record('waiting'));
    document.addEventListener('archipel:island-unmounted', () => record('unmounted'), { once: true });
    const push = history.pushState.bind(history);
    // The new page is in place when the history entry is created: the order of NAV-09.
    history.pushState = (...args) => {
      ran.push(`push ${document.querySelector('h1')!.textContent}`);
      push(...args);
    };
  });
  const pane = page.waitForRequest('**/pane?x=1');
  await follow(page, '/fixtures/nav/deep/three');
  expect(new URL((await pane).url()).pathname).toBe('/fixtures/nav/deep/pane');
  await expect(page.locator('h1')).toHaveText('Page three');
  expect(await ranIn(page)).toEqual([
    'unmounted /fixtures/nav/one Page one',
    'push Page three',
    'script /fixtures/nav/deep/three Page three',
    'waiting /fixtures/nav/deep/three Page three',
  ]);
});

test('what is typed in a part that the server writes again as before survives a visit [NAV-14]', async ({
  page,
  faults,
}) => {
  const around =
    '<header data-page-part="search"><input id="search" aria-label="search" /><i data-island="probe"></i></header>';
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await faults(...(await writePages(page, { three: { around }, four: { around, title: 'Page four' } })));
  await page.goto('/fixtures/nav/three');
  await whenIdle(page);
  await page.fill('#search', 'tasse');
  await follow(page, '/fixtures/nav/four');
  await expect(page.locator('h1')).toHaveText('Page four');
  await expect(page.locator('#search')).toHaveValue('tasse');
});
