import type { Archipel } from '../../tools/playwright/index.ts';
import { mountAgain, unmountAll } from '../support/app.ts';
import { fixtureHtml } from '../support/fixture-html.ts';
import { expect, test } from '../support/kit.ts';
import { openPlain } from '../support/plain-page.ts';

// One toggler of the page has no panel.
async function open(archipel: Archipel, complaint = /#nowhere/): Promise<void> {
  archipel.expectComplaint(complaint);
  await archipel.open('collapse', { html: await fixtureHtml('panels/collapse') });
}

test('a collapsed panel opens and closes by mouse and key, and every toggler says so [PGE-10] @firefox', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  const link = page.getByRole('button', { name: 'Premier' });
  const button = page.getByRole('button', { name: 'Aussi' });
  const panel = page.locator('#first');
  await expect(panel).toBeHidden();
  await expect(link).toHaveAttribute('aria-controls', 'first');
  await link.press('Space');
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#in-first')).toBeVisible();
  await link.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toHaveAttribute('hidden');
  await button.click();
  await expect(page.locator('#in-first')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('a press in the middle of the way turns the panel round [PGE-10]', async ({ page, archipel }) => {
  await open(archipel);
  const button = page.getByRole('button', { name: 'Aussi' });
  const panel = page.locator('#first');
  await button.dispatchEvent('click');
  await button.dispatchEvent('click');
  await button.dispatchEvent('click');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).not.toHaveClass(/ar-sliding/);
  await expect(panel).not.toHaveAttribute('hidden');
  await button.dispatchEvent('click');
  await expect(panel).toHaveAttribute('hidden');
});

test('a panel slides for 300 ms, and not at all when less motion is wished [PGE-10, DLG-03]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  const pressAndCount = () =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('#button')!.click();
      const running = document.querySelector('#first')!.getAnimations();
      return running.map((animation) => animation.effect!.getTiming().duration);
    });
  expect(await pressAndCount()).toEqual([300]);
  await expect(page.locator('#first')).not.toHaveClass(/ar-sliding/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await pressAndCount()).toEqual([]);
  await expect(page.locator('#first')).toHaveAttribute('hidden');
});

test('of a marked group one panel is open, also when its toggler marks it [PGE-10]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  const expanded = () =>
    page
      .locator('#group [aria-expanded]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
  expect(await expanded()).toEqual(['true', 'false', 'false']);
  await page.locator('#to-b').click();
  expect(await expanded()).toEqual(['false', 'true', 'false']);
  await page.locator('#to-c').press('Enter');
  expect(await expanded()).toEqual(['false', 'false', 'true']);
  await page.locator('#to-c').press('Enter');
  expect(await expanded()).toEqual(['false', 'false', 'false']);
});

test('one toggler opens several panels [PGE-10]', async ({ page, archipel }) => {
  await open(archipel);
  await page.locator('#several').click();
  await expect(page.locator('.both').first()).toBeVisible();
  await expect(page.locator('.both').last()).toBeVisible();
});

test('a toggler without a panel is one clear warning and nothing else [PGE-10, PGE-12]', async ({
  page,
  archipel,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open(archipel);
  expect(warnings.filter((text) => text.includes('#nowhere'))).toHaveLength(1);
  await expect(page.locator('#broken')).not.toHaveAttribute('aria-expanded');
});

test('an address opens the panels around its target [PGE-10, NAV-06] @firefox', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  await page.goto(`${page.url()}#inside`);
  await page.reload();
  await expect(page.locator('#inside')).toBeVisible();
  await expect(page.locator('#link')).toHaveAttribute('aria-expanded', 'true');
});

test('a changed hash opens panels, too [PGE-10]', async ({ page, archipel }) => {
  await open(archipel);
  await page.evaluate(() => (location.hash = '#inner'));
  await expect(page.locator('#inner')).not.toHaveAttribute('hidden');
  await expect(page.locator('#first')).not.toHaveAttribute('hidden');
});

test('a search in the page finds what a closed panel holds [PGE-10]', async ({ page, archipel }) => {
  await open(archipel);
  await expect(page.locator('#first')).toHaveAttribute('hidden', 'until-found');
  await page.evaluate(() => document.querySelector('#first')!.dispatchEvent(new Event('beforematch')));
  await expect(page.locator('#link')).toHaveAttribute('aria-expanded', 'true');
});

test('unmounted, the server’s markup is as it was, and it mounts again [PGE-10]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  await page.route('**/archipel.js', (route) => route.abort());
  await page.reload();
  const html = () => page.locator('main').evaluate((main) => main.outerHTML);
  const before = await html();
  await page.unroute('**/archipel.js');
  await page.reload();
  await archipel.idle();
  await page.locator('#button').click();
  await page.locator('#to-b').click();
  await unmountAll(page);
  expect(await html()).toBe(before);
  await mountAgain(page);
  await expect(page.locator('#first')).toBeHidden();
  await page.locator('#button').click();
  await expect(page.locator('#in-first')).toBeVisible();
});

test('nothing moves after the first paint: what will be closed is closed from the start [PGE-10]', async ({
  page,
  archipel,
}) => {
  await page.route('**/panels-*.js', async (route) => {
    await expect(page.locator('#in-first')).toBeHidden();
    await route.continue();
  });
  await open(archipel);
  await expect(page.locator('#in-first')).toBeHidden();
});

test('the panels show when their script does not come [PGE-10]', async ({ page, archipel }) => {
  await page.route('**/panels-*.js', (route) => route.abort());
  await open(archipel, /collapse/);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.locator('#in-first')).toBeVisible();
});

test('closed, open and opened by key, the page is accessible [PGE-10]', async ({ page, archipel }) => {
  await open(archipel);
  await expect(page).toBeAccessible();
  await page.locator('#link').press('Enter');
  await expect(page.locator('#first')).not.toHaveClass(/ar-sliding/);
  await expect(page).toBeAccessible();
});

test('without JavaScript all panels show [PGE-10]', async ({ page, archipel }) => {
  await open(archipel);
  const plain = await openPlain(page);
  await expect(plain.locator('#in-first')).toBeVisible();
  await expect(plain.locator('#b')).toBeVisible();
});
