import { type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { mountAgain, unmountAll } from '../support/app.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const PAGE = '/fixtures/panels/tab';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PAGE + hash);
  await whenIdle(page);
}

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, name)).toBeVisible();
  const count = page.locator('#list [aria-selected="true"]');
  await expect(count).toHaveCount(1);
  await expect(page.locator('#list [role="tab"][tabindex="0"]')).toHaveCount(1);
  await expect(page.locator('.tab-content > .tab-pane:not([hidden])')).toHaveCount(1);
}

test('one tab is selected, and a press selects another [PGE-10] @firefox', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await expectSelected(page, 'Un');
  await tab(page, 'Deux').click();
  await expectSelected(page, 'Deux');
  expect(new URL(page.url()).hash).toBe('');
});

test('arrows wrap, Home and End lead to the ends, disabled tabs are passed over, Tab goes into the panel [PGE-10]', async ({
  page,
}) => {
  await open(page);
  await tab(page, 'Un').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Deux'],
    ['ArrowRight', 'Quatre'],
    ['ArrowRight', 'Un'],
    ['ArrowLeft', 'Quatre'],
    ['Home', 'Un'],
    ['End', 'Quatre'],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, name);
    await expect(tab(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Quatre')).toBeFocused();
  await tab(page, 'Trois').click({ force: true });
  await expectSelected(page, 'Quatre');
});

test('an upright list goes by the other arrows, and is no business of the list around it [PGE-10]', async ({
  page,
}) => {
  await open(page);
  await tab(page, 'Deux').click();
  await tab(page, 'Bas').press('ArrowUp');
  await expect(tab(page, 'Haut')).toBeFocused();
  await expect(page.locator('#deep')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Haut')).toBeFocused();
  await expectSelected(page, 'Deux');
});

test('an address selects the tabs around its target, on load and when it changes [PGE-10] @firefox', async ({
  page,
}) => {
  await open(page, '#deep');
  await expect(page.locator('#deep')).toBeVisible();
  await expect(tab(page, 'Deux')).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => (location.hash = '#four'));
  await expectSelected(page, 'Quatre');
});

test('a link to what an unselected tab holds selects it [NAV-06, PGE-10] @firefox', async ({ page }) => {
  await open(page);
  await page.locator('#to-deep').click();
  await expect(page).toHaveURL(/#deep$/);
  await expect(page.locator('#deep')).toBeVisible();
});

test('a new panel fades in for 150 ms, and not at all when less motion is wished [DLG-03]', async ({
  page,
}) => {
  await open(page);
  const duration = (name: string) =>
    page.evaluate((id) => {
      document.querySelector<HTMLElement>(`[href="#${id}"]`)!.click();
      const style = getComputedStyle(document.querySelector(`#${id}`)!);
      return `${style.animationName} ${style.animationDuration}`;
    }, name);
  expect(await duration('two')).toBe('ar-tab-shown 0.15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration('four')).toBe('ar-tab-shown 0s');
  await expect(page.locator('.ar-tab-shown')).toHaveCount(0);
});

test('unmounted, the server’s markup is as it was, and it mounts again [PGE-10]', async ({ page }) => {
  await page.route('**/archipel.js', (route) => route.abort());
  await page.goto(PAGE);
  const html = () => page.locator('main').evaluate((main) => main.outerHTML);
  const before = await html();
  await page.unroute('**/archipel.js');
  await open(page);
  await tab(page, 'Deux').click();
  await unmountAll(page);
  expect(await html()).toBe(before);
  await mountAgain(page);
  await expectSelected(page, 'Un');
});

test('every tab is accessible [PGE-10]', async ({ page }) => {
  await open(page);
  await expectAccessible(page);
  await tab(page, 'Deux').click();
  await expect(page.locator('.ar-tab-shown')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all panels show [PGE-10]', async ({ page }) => {
    await page.goto(PAGE);
    for (const id of ['one', 'two', 'three', 'four']) await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
