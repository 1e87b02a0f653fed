import type { Page } from '@playwright/test';
import { mountAgain, unmountAll } from '../support/app.ts';
import { fixtureHtml } from '../support/fixture-html.ts';
import { expect, test, type Archipel } from '../support/kit.ts';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

const html = await fixtureHtml('panels/tab');

/** Opens the tabs, at a fragment of their address. */
async function open(archipel: Archipel, page: Page, hash = ''): Promise<void> {
  await archipel.open('tab', { html });
  if (!hash) return;
  const url = page.url();
  // Another fragment of the same document would be no load.
  await page.goto('about:blank');
  await page.goto(url + hash);
  await archipel.idle();
}

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, name)).toBeVisible();
  const count = page.locator('#list [aria-selected="true"]');
  await expect(count).toHaveCount(1);
  await expect(page.locator('#list [role="tab"][tabindex="0"]')).toHaveCount(1);
  await expect(page.locator('.tab-content > .tab-pane:not([hidden])')).toHaveCount(1);
}

test('one tab is selected, and a press selects another [PGE-10] @firefox', async ({ page, archipel }) => {
  await open(archipel, page);
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await expectSelected(page, 'Un');
  await tab(page, 'Deux').click();
  await expectSelected(page, 'Deux');
  expect(new URL(page.url()).hash).toBe('');
});

test('arrows wrap, Home and End lead to the ends, disabled tabs are passed over, Tab goes into the panel [PGE-10]', async ({
  page,
  archipel,
}) => {
  await open(archipel, page);
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
  archipel,
}) => {
  await open(archipel, page);
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
  archipel,
}) => {
  await open(archipel, page, '#deep');
  await expect(page.locator('#deep')).toBeVisible();
  await expect(tab(page, 'Deux')).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => (location.hash = '#four'));
  await expectSelected(page, 'Quatre');
});

test('a link to what an unselected tab holds selects it [NAV-06, PGE-10] @firefox', async ({
  page,
  archipel,
}) => {
  await open(archipel, page);
  await page.locator('#to-deep').click();
  await expect(page).toHaveURL(/#deep$/);
  await expect(page.locator('#deep')).toBeVisible();
});

test('a new panel fades in for 150 ms, and not at all when less motion is wished [DLG-03]', async ({
  page,
  archipel,
}) => {
  await open(archipel, page);
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

test('unmounted, the server’s markup is as it was, and it mounts again [PGE-10]', async ({
  page,
  archipel,
}) => {
  await open(archipel, page);
  await page.route('**/archipel.js', (route) => route.abort());
  await page.reload();
  const readMain = () => page.locator('main').evaluate((main) => main.outerHTML);
  const before = await readMain();
  await page.unroute('**/archipel.js');
  await page.reload();
  await archipel.idle();
  await tab(page, 'Deux').click();
  await unmountAll(page);
  expect(await readMain()).toBe(before);
  await mountAgain(page);
  await expectSelected(page, 'Un');
});

test('every tab is accessible [PGE-10]', async ({ page, archipel }) => {
  await open(archipel, page);
  await expect(page).toBeAccessible();
  await tab(page, 'Deux').click();
  await expect(page.locator('.ar-tab-shown')).toHaveCount(0);
  await expect(page).toBeAccessible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all panels show [PGE-10]', async ({ page, archipel }) => {
    await archipel.open('tab', { html });
    for (const id of ['one', 'two', 'three', 'four']) await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
