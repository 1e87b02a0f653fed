import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const candles = '/fr/catalog?categoryId=6';
const fixture = '/fixtures/popups/page.html?popups=1';
const dialog = (page: Page) => page.locator('dialog[open]');
const banner = (page: Page) => page.locator('[data-island="popup"][data-kind="banner"]');
const modals = (page: Page) => page.locator('[data-island="popup"]:not([data-kind="banner"])');

const dismissed = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'popups');
  const list = JSON.parse(decodeURIComponent(cookie?.value ?? '[]')) as { id: string; timestamp: number }[];
  return list.map(({ id }) => id);
};

/** Opens a page with a clock that the test controls. */
async function open(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await expect(modals(page).first()).toHaveAttribute('data-island-state', 'ready');
}

test('it opens when the page was seen for three seconds, and is not shown again once it was closed [POP-01]', async ({
  page,
}) => {
  await open(page, candles);
  await page.clock.runFor(3_500);
  await expect(dialog(page)).toContainText('L’atelier ouvre ses portes');
  await expect(dialog(page)).toHaveAccessibleName('Coulez votre bougie à Louvain');
  expect(await dismissed(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => dismissed(page)).toEqual(['candle-workshop']);
  await page.goto(candles);
  await whenIdle(page);
  await expect(modals(page)).toHaveCount(0);
});

test('popups come one after the other, in the order of the page, never over a dialog or what is being typed [POP-01]', async ({
  page,
}) => {
  // The delay is too long to end by itself on a slow machine.
  await open(page, `${fixture}&delay=100000`);
  await page.locator('#modal').click();
  await expect(dialog(page)).toHaveCount(1);
  await page.clock.runFor(110_000);
  await expect(dialog(page)).toHaveCount(1);
  await expect(page.getByText('Un', { exact: true })).toBeHidden();
  await page.locator('#name').evaluate((field: HTMLInputElement) => {
    document.querySelector('dialog')!.addEventListener('close', () => field.focus());
    const typing = setInterval(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })), 500);
    field.addEventListener('change', () => clearInterval(typing));
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('#name')).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('#name').evaluate((field) => field.dispatchEvent(new Event('change')));
  await page.clock.runFor(3_000);
  await expect(dialog(page)).toHaveAccessibleName('Premier');
  await page.keyboard.press('Escape');
  await page.clock.runFor(3_000);
  await expect(dialog(page)).toHaveAccessibleName('Second');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => dismissed(page)).toEqual(['first', 'second']);
  await expect(page.locator('#first')).toContainText('Un');
});

test('it waits for the choice about cookies, and is quiet where somebody pays [POP-01]', async ({ page }) => {
  await page.route('**/fixtures/popups/payer/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/payer', '') });
    await route.fulfill({ response });
  });
  await open(page, '/fixtures/popups/payer/page.html?popups=1');
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`${fixture}&delay=100000`);
  await expect(modals(page).first()).toHaveAttribute('data-island-state', 'ready');
  await page.evaluate(() => document.querySelector('#asks')!.setAttribute('data-island', 'cookie-banner'));
  await page.clock.runFor(110_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#asks')!.hidden = true;
    document.dispatchEvent(new CustomEvent('archipel:consent-changed'));
  });
  await page.clock.runFor(100);
  await expect(dialog(page)).toHaveCount(1);
});

test('a visit closes it, which counts as seen, and what waits is not shown on the next page [POP-01]', async ({
  page,
}) => {
  await open(page, candles);
  await page.clock.runFor(3_500);
  await dialog(page).getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => dismissed(page)).toEqual(['candle-workshop']);
});

test('a banner is closed at once, keeps the focus in the page, and stays away [POP-01] [POP-02]', async ({
  page,
  baseURL,
}) => {
  const seen = encodeURIComponent(JSON.stringify([{ id: 'candle-workshop', timestamp: Date.now() }]));
  await page.context().addCookies([{ name: 'popups', value: seen, url: baseURL! }]);
  await page.goto(candles);
  await expect(banner(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(banner(page)).toContainText(/Encore (\d j )?\d\d:\d\d:\d\d/);
  await expectAccessible(page);
  await banner(page).getByRole('button', { name: 'Fermer ce message' }).press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('[data-page]')).toBeFocused();
  await expect.poll(() => dismissed(page)).toEqual(['candle-workshop', 'week-offer']);
  await page.goto(candles);
  await expect(banner(page)).toHaveCount(0);
});

test('at the end of a popup the page is loaded again, once; what has ended does not open [POP-02]', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const url = (kind: string) =>
    `/fixtures/popups/page.html?ends=2026-12-24T17:00:00Z&now=2026-12-24T16:59:00Z${kind}`;
  await page.clock.install();
  await page.goto(url('&kind=banner'));
  await expect(banner(page)).toContainText(/00:0[01]:/);
  const again = page.waitForEvent('load');
  await page.clock.runFor(65_000);
  await again;
  await expect(banner(page)).toContainText(/00:0[01]:/);
  await markDocument(page);
  await page.clock.runFor(65_000);
  await whenIdle(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(loads).toBe(2);
  await page.goto('/fixtures/popups/page.html?ends=2026-12-24T16:00:00Z&now=2026-12-24T17:00:00Z');
  await expect(modals(page)).toHaveAttribute('data-island-state', 'ready');
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toHaveCount(0);
  expect(loads).toBe(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a banner is closed by its form and a modal does not show [POP-01]', async ({ page }) => {
    await page.goto(candles);
    await expect(modals(page)).toBeHidden();
    await banner(page).getByRole('button', { name: 'Fermer ce message' }).click();
    await expect(page).toHaveURL(/categoryId=6/);
    await expect(banner(page)).toHaveCount(0);
    expect(await dismissed(page)).toEqual(['week-offer']);
  });
});
