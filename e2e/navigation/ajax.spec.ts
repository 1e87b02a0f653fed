import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const logOf = (page: Page) => page.evaluate(() => (window as unknown as { log: string[] }).log);

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/ajax/page${query}`);
  await whenIdle(page);
  await markDocument(page);
}

const target = (page: Page) => page.locator('#target');

test.beforeEach(({ page }) => open(page));

test('a link replaces the content of its target and nothing else [FRM-01] [FRM-02] @firefox @policy', async ({
  page,
}) => {
  await page.click('#load');
  await expect(target(page).locator('h2')).toHaveText('Fragment one');
  await expect(page.locator('#other')).toHaveText('Other');
  await expect(page).toHaveURL(/\/fixtures\/ajax\/page$/);
  await expect(page).toHaveTitle('Scoped updates');
  expect(await isSameDocument(page)).toBe(true);
});

test('islands of what leaves are torn down once, those of what arrives mounted once [FRM-01] [NAV-14] @react @policy', async ({
  page,
}) => {
  await page.click('#load');
  await expect(target(page).locator('h2')).toHaveText('Fragment one');
  await whenIdle(page);
  const log = await logOf(page);
  expect(log.filter((line) => line.includes('mount'))).toEqual(['mount first', 'unmount first', 'mount one']);
  expect(log.filter((line) => !line.includes('mount'))).toEqual(['begin', 'success', 'complete']);
});

test('every match of the selector is a target [FRM-03]', async ({ page }) => {
  await page.click('#load-all');
  await expect(page.locator('.target h2')).toHaveText(['Fragment one', 'Fragment one']);
  await whenIdle(page);
  // A script runs once for each text, however often the text is inserted.
  expect(await page.evaluate(() => (window as unknown as { fragments: number }).fragments)).toBe(1);
});

// Behaviour 51 of research/navigation.md, all modes.
for (const [id, expected] of [
  ['before', ['Fragment b', 'Before']],
  ['after', ['Before', 'Fragment a']],
] as const) {
  test(`mode ${id}, in any case, puts the answer beside what the target has [FRM-03]`, async ({ page }) => {
    await page.click(`#${id}`);
    await expect(target(page).locator('h2')).toHaveText([...expected]);
    await whenIdle(page);
    expect((await logOf(page)).filter((line) => line.includes('mount'))).toEqual([
      'mount first',
      `mount ${id[0]}`,
    ]);
  });
}

test('mode replace-with puts the answer in the place of the target [FRM-03] @policy', async ({ page }) => {
  await page.click('#replace');
  await expect(page.locator('#wrap > h2')).toHaveText('Fragment r');
  await expect(target(page)).toHaveCount(0);
  await whenIdle(page);
  expect((await logOf(page)).filter((line) => line.includes('mount'))).toEqual([
    'mount first',
    'unmount first',
    'mount r',
  ]);
  expect(await page.evaluate(() => (window as unknown as { fragments: number }).fragments)).toBe(1);
});

test('the parent of the target gives way where the page asks for that [FRM-01]', async ({ page }) => {
  await page.click('#parent');
  await expect(page.locator('main > h2')).toHaveText('Fragment p');
  await expect(page.locator('#wrap, #target')).toHaveCount(0);
});

test('of a full page only the target is used [NAV-13]', async ({ page }) => {
  await page.click('#load');
  await expect(target(page).locator('h2')).toHaveText('Fragment one');
  await page.click('#full');
  await expect(target(page).locator('h2')).toHaveText('Before');
  await expect(page.locator('h1')).toHaveText('Scoped updates');
  await expect(target(page).locator('#target')).toHaveCount(0);
});

for (const [id, why] of [
  ['bad', 'is no selector'],
  ['missing', 'finds nothing'],
] as const) {
  test(`a target that ${why} is one warning, and the link works as a link [FRM-03]`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.click(`#${id}`);
    await expect(page.locator('h1')).toHaveText('Scoped updates native');
    await expect(page).toHaveURL(/n=native$/);
    expect(warnings.filter((text) => text.includes('data-ajax-update'))).toHaveLength(1);
  });
}

test('functions in attributes are not called; the author is told of the event [FRM-03]', async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.text().includes('archipel:ajax-success'));
  await page.click('#functions');
  await warning;
  await expect(target(page).locator('h2')).toHaveText('Fragment one');
});

test('a listener of ajax-begin may keep the request from being sent [FRM-03]', async ({ page }) => {
  await page.evaluate(() =>
    document.addEventListener('archipel:ajax-begin', (event) => event.preventDefault()),
  );
  let requested = 0;
  page.on('request', (request) => (requested += Number(request.url().includes('fragment'))));
  await page.click('#load');
  await whenIdle(page);
  expect(requested).toBe(0);
  expect(await logOf(page)).toEqual(['mount first', 'begin']);
});

test('while it waits the loading element shows, and the target is busy [FRM-03] [NAV-10]', async ({
  page,
  faults,
}) => {
  await faults({ match: 'GET /fixtures/ajax/fragment', isPaused: true });
  const requested = page.waitForRequest('**/fragment?n=slow*');
  await page.click('#waiting');
  await requested;
  const during = await page.evaluate(() => ({
    isHidden: document.querySelector<HTMLElement>('#wait')!.hidden,
    busy: document.querySelector('#target')!.getAttribute('aria-busy'),
    isLoading: document.documentElement.classList.contains('long-loading'),
  }));
  expect(during).toEqual({ isHidden: false, busy: 'true', isLoading: true });
  await faults();
  await expect(target(page).locator('h2')).toHaveText('Fragment slow');
  await expect(page.locator('#wait')).toBeHidden();
  await expect(target(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

// Behaviour 14.
test('a newer request to a target aborts the older one [NAV-11] @firefox', async ({ page, faults }) => {
  await faults({ match: '/fragment\\?X/', isPaused: true });
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('fragment?X'));
  const sent = page.waitForRequest((request) => request.url().includes('fragment?X'));
  await page.click('#load');
  await sent;
  await page.click('#load-two');
  await expect(target(page).locator('h2')).toHaveText('Fragment two');
  await gone;
  await faults();
  await whenIdle(page);
  await expect(target(page).locator('h2')).toHaveText('Fragment two');
  await expect(page.locator('.ar-ajax-message')).toHaveCount(0);
});

test('requests to different targets run side by side [NAV-11]', async ({ page, faults }) => {
  await faults({ match: '/fragment\\?X/', isPaused: true });
  await page.evaluate(() => {
    for (const id of ['load', 'load-other']) document.getElementById(id)!.click();
  });
  await expect(page.locator('#other h2')).toHaveText('Fragment other');
  await expect.poll(() => logOf(page)).toContain('mount other');
  await faults();
  await expect(target(page).locator('h2')).toHaveText('Fragment one');
  await whenIdle(page);
  const mounts = (await logOf(page)).filter((line) => line.startsWith('mount'));
  expect(mounts).toEqual(['mount first', 'mount other', 'mount one']);
});

test('a visit supersedes what was to come into the page [NAV-11]', async ({ page, faults }) => {
  await faults({ match: '/fragment\\?X/', isPaused: true });
  const requested = page.waitForRequest('**/fragment?X*');
  await page.click('#load');
  await requested;
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { visit } = (await import(script.src)) as { visit: (url: string) => Promise<void> };
    await visit('/fixtures/ajax/page?n=later');
  });
  await faults();
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Scoped updates later');
  await expect(target(page).locator('h2')).toHaveText('Before');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('a link whose page has gone while its code was on the way does nothing [NAV-11]', async ({
  page,
  faults,
}) => {
  await faults({ match: '/GET .*\\/ajax-\\w+\\.js/', delay: 800 });
  let requested = 0;
  page.on('request', (request) => (requested += Number(request.url().includes('fragment'))));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#load')!.click();
    document.querySelector('main')!.replaceChildren();
  });
  await whenIdle(page);
  expect(requested).toBe(0);
});

test('a link that waits already is not sent again [FRM-05]', async ({ page, faults }) => {
  await faults({ match: 'GET /fixtures/ajax/fragment', delay: 400 });
  let requested = 0;
  page.on('request', (request) => (requested += Number(request.url().includes('fragment'))));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('#after')!;
    link.click();
    link.click();
  });
  await expect(target(page).locator('h2')).toHaveText(['Before', 'Fragment a']);
  await whenIdle(page);
  expect(requested).toBe(1);
});

test('the focus goes on in what replaced its element, and a status is announced [FRM-01]', async ({
  page,
}) => {
  await page.click('#load');
  await page.locator('#inside').focus();
  await page.keyboard.press('Enter');
  await expect(target(page).locator('h2')).toHaveText('Fragment inside');
  await expect(page.locator('#inside')).toBeFocused();
  await expect(page.locator('body > [role=status]')).toHaveText('Le fragment inside est là.');
});

test('when its control is gone, the focus goes to the heading [FRM-01]', async ({ page }) => {
  await page.click('#load');
  await page.locator('#inside').focus();
  await page.evaluate(() => document.querySelector<HTMLElement>('#full')!.click());
  await expect(target(page).locator('h2')).toHaveText('Before');
  await expect(target(page).locator('h2')).toBeFocused();
});

test('without JavaScript an ajax link is a link, an ajax form a form [FRM-01]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fixtures/ajax/page');
  await page.click('#full');
  await expect(page.locator('h1')).toHaveText('Scoped updates full');
  await page.click('#save');
  await expect(page.locator('[data-method]')).toHaveText('POST');
  await context.close();
});
