import type { Page } from '@playwright/test';
import { enterAsRegular } from '../support/sales.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const LIST = /\/further-[0-9a-f]{6}(?:\.dep)?\.js$/;
/** Waits for the runtime, not for the code that it loads. */
const hasStarted = (page: Page) => page.waitForFunction(() => Symbol.for('archipel') in document);
const LIST_MATCH = '/further-[^.]*(\\.dep)?\\.js/';
const amountOf = (page: Page) => page.getByLabel('Montant, en euros entiers');
const CALENDAR = '[data-island="news-calendar"]';

test('a page asks for the list of further islands with the first of them, once, and other pages do not [ERR-04]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => LIST.test(request.url()) && requested.push(request.url()));
  await page.goto('/fr');
  await whenIdle(page);
  expect(requested).toEqual([]);
  await page.goto('/fr/journal');
  await expect(page.locator(CALENDAR)).toHaveAttribute('data-island-state', 'ready');
  expect(requested).toHaveLength(1);
});

test('where the list does not come the page stays as the server wrote it, the message names the island, and the next page is a full load [ERR-04] @firefox', async ({
  page,
  faults,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/fr');
  await faults({ match: '/further-[^.]*(\\.dep)?\\.js/', status: 404 });
  await page.goto('/fr/journal');
  await whenIdle(page);
  expect(errors.filter((text) => text.includes('island "news-calendar", load'))).toHaveLength(1);
  await expect(page.locator(`${CALENDAR} a`).first()).toBeVisible();
  await markDocument(page);
  await page.locator('header a[href="/fr"]').first().click();
  await expect(page).toHaveURL(/\/fr$/);
  expect(await isSameDocument(page)).toBe(false);
});

test('what was typed before the list came is asked for as soon as its island is there [SRC-03] @firefox', async ({
  page,
  faults,
}) => {
  await page.goto('/fr');
  await page.request.post('/demo/sign-in', { data: { user: 'quais' } });
  await faults({ match: '/further-[^.]*\\.js/', isPaused: true });
  await page.goto('/fr/account/references', { waitUntil: 'domcontentloaded' });
  const field = page.locator('[data-island="reference-search"] input');
  await field.pressSequentially('lq 10');
  await faults();
  await expect(page.locator('.ar-combobox-option')).toHaveCount(11);
  await expect(field).toHaveValue('lq 10');
});

test('a form that is sent before the list has come waits for its island [SAL-04] @firefox', async ({
  page,
  faults,
}) => {
  const amount = amountOf(page);
  await enterAsRegular(page);
  await faults({ match: LIST_MATCH, isPaused: true });
  await page.goto('/fr/account/prepaid', { waitUntil: 'domcontentloaded' });
  await hasStarted(page);
  await amount.fill(' ');
  await amount.press('Enter');
  await faults();
  await expect(page.locator('[data-island="prepaid-add"]').getByRole('alert')).toHaveText(
    'La quantité est obligatoire.',
  );
  await expect(amount).toBeFocused();
});

test('a form that is sent before the list has come goes to the server where the list can’t be had [SAL-04] @firefox', async ({
  page,
  faults,
}) => {
  const amount = amountOf(page);
  await enterAsRegular(page);
  await faults({ match: LIST_MATCH, status: 404, isPaused: true });
  await page.goto('/fr/account/prepaid', { waitUntil: 'domcontentloaded' });
  await hasStarted(page);
  await amount.fill('20');
  await amount.press('Enter');
  await faults({ match: LIST_MATCH, status: 404 });
  await expect(page).toHaveURL(/\/fr\/shoppingcarts$/);
  await expect(page.locator('[data-cart-row]')).toContainText('Crédit prépayé');
});
