import type { Page } from '@playwright/test';
import { dropTimers } from '../support/answers.ts';
import { openOtherSite } from '../support/other-site.ts';
import { measureSizes, openUncached, waitForLoads } from '../support/sizes.ts';
import { expect, markDocument, isSameDocument, test } from '../support/test.ts';

/** Budget of a page that only visits, at rest and after visits: brotli bytes of JavaScript (decision 527). */
const BUDGET = 18_000;

const PAGE = '/fixtures/visiting/one';
const NEXT = 'main a.next';

const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/archipel\/\w+\/([\w-]+?)(?:-[0-9a-f]{6})?\.js$/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );

/** Opens the page as a visitor with a mouse does, until nothing is left to load. */
async function openAtRest(page: Page, path = PAGE): Promise<void> {
  await openUncached(page, path);
  await page.waitForLoadState('load');
  await page.locator('html').dispatchEvent('pointermove');
  await waitForLoads(page);
}

async function visitAndReturn(page: Page): Promise<void> {
  await markDocument(page);
  await page.locator(NEXT).click();
  await expect(page.locator('h1')).toHaveText('Page two');
  await waitForLoads(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await waitForLoads(page);
  expect(await isSameDocument(page)).toBe(true);
}

test(`a page with links and plain forms loads ${BUDGET} bytes of JavaScript at most, at rest and after visits: the entry and the code of visits [NAV-01]`, async ({
  page,
}) => {
  await openAtRest(page);
  expect(new Set(await loadedScripts(page))).toEqual(new Set(['archipel', 'page']));
  await visitAndReturn(page);
  expect(new Set(await loadedScripts(page))).toEqual(new Set(['archipel', 'page']));
  expect((await measureSizes(page)).js, 'bytes of JavaScript').toBeLessThanOrEqual(BUDGET);
});

test('the number of a cart asks for its badge alone, and for no request [CRT-07]', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openAtRest(page, `${PAGE}?cart=3`);
  await visitAndReturn(page);
  expect(new Set(await loadedScripts(page))).toEqual(new Set(['archipel', 'page', 'mount', 'cart-badge']));
  expect(requests.filter((path) => path.includes('/api/'))).toEqual([]);
});

test('the first changed field loads what preserves it, and Back restores it, however soon the page is left [NAV-02]', async ({
  page,
}) => {
  await openAtRest(page);
  expect(await loadedScripts(page)).not.toContain('forms');
  // A visit waits two seconds for that code, and then goes on without it.
  await dropTimers(page, 2_000);
  await markDocument(page);
  // One task: the code is requested when the visit begins.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('main [name=quantity]')!;
    field.value = '12';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('main a.next')!.click();
  });
  await expect(page.locator('h1')).toHaveText('Page two');
  expect(await loadedScripts(page)).toContain('forms');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('main [name=quantity]').first()).toHaveValue('12');
  expect(await isSameDocument(page)).toBe(true);
});

test('a server that answers with an error has its dialog, loaded with the failure [ERR-03]', async ({
  page,
  faults,
}) => {
  await openAtRest(page);
  await faults({ match: 'GET /fixtures/visiting/two', status: 500, times: 1 });
  await page.locator(NEXT).click();
  const dialog = page.locator('dialog.ar-error-dialog');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('h1')).toHaveText('Page two');
});

test('where the server does not answer and the dialog can’t be had, the page stays and a native dialog offers to try again [ERR-02] [ERR-03]', async ({
  page,
  faults,
}) => {
  await openAtRest(page);
  await markDocument(page);
  await faults(
    { match: 'GET /fixtures/visiting/two', drop: true },
    { match: '/\\/dialog-[^.]*(\\.dep)?\\.js/', drop: true },
  );
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    if (messages.length === 2) await faults();
    await dialog.accept();
  });
  await page.locator(NEXT).click();
  await expect(page.locator('h1')).toHaveText('Page two');
  expect(messages).toEqual(Array(2).fill('Aucune réponse du serveur. Réessayer\u00a0?'));
  expect(await isSameDocument(page)).toBe(true);
});

test('a form that the page’s policy blocks is reported without any other element [ERR-03]', async ({
  page,
  faults,
  trouble,
}) => {
  const other = await openOtherSite();
  await openAtRest(page);
  await faults({ match: '/ \\/echo/', redirect: { to: other.url, status: 303 } });
  await page.locator('main form button').first().click();
  await expect(page.locator('dialog.ar-error-dialog')).toBeVisible();
  expect(trouble.violations.splice(0)).toEqual([expect.stringContaining('form-action')]);
  await other.close();
});
