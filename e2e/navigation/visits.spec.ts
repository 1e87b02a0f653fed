import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const mounts = (page: Page) => page.evaluate(() => (window as unknown as { mounts: string[] }).mounts);

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

test('a link replaces the page container, the address and the title without a reload [NAV-01] @firefox @policy', async ({
  page,
}) => {
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page).toHaveURL(/\/fixtures\/nav\/two$/);
  await expect(page).toHaveTitle('Page two');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'About two');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link inside a drawing is followed too [NAV-01]', async ({ page }) => {
  await page.click('#svg-link text');
  await expect(page.locator('h1')).toHaveText('Page two');
  expect(await isSameDocument(page)).toBe(true);
});

test('parts outside the container follow the visit [NAV-01]', async ({ page }) => {
  await page.click('#to-two');
  await expect(page.locator('nav [aria-current]')).toHaveText('menu two');
});

test('the answer to a visit may be a fragment, which is used as it is [NAV-13] @policy', async ({ page }) => {
  await page.click('#fragment');
  await expect(page.locator('h1')).toHaveText('Only a fragment');
  expect(await page.locator('[data-page] > :first-child').getAttribute('id')).toBe('first-node');
  await expect(page.locator('#for-no-script')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('of a full page only the container is used [NAV-13]', async ({ page }) => {
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page.locator('[data-page] nav, [data-page] [data-page]')).toHaveCount(0);
  await expect(page.locator('nav')).toHaveCount(1);
});

test('a page without the container is loaded in full, never blank [NAV-13]', async ({ page }) => {
  await page.click('#bare');
  await expect(page.locator('h1')).toHaveText('No container here');
  expect(await isSameDocument(page)).toBe(false);
});

for (const [id, why] of [
  ['other-language', 'another language'],
  ['other-policy', 'another security policy'],
] as const) {
  test(`a page of ${why} is loaded in full [NAV-13] @policy`, async ({ page }) => {
    await page.click(`#${id}`);
    await expect(page.locator('h1')).toHaveText('Page two');
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('islands of the leaving page are torn down once, those of the arriving page mounted once [NAV-14] @firefox', async ({
  page,
}) => {
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  const log = await mounts(page);
  expect(log.filter((line) => line.endsWith('probe-one'))).toEqual(['mount probe-one', 'unmount probe-one']);
  expect(log.filter((line) => line.endsWith('probe-two'))).toEqual(['mount probe-two']);
});

test('a keyed island keeps its node, its typed text and its focus, and gets new props [NAV-14] @firefox @policy', async ({
  page,
}) => {
  await page.fill('#keeper input', 'half a sentence');
  await page.evaluate(() => document.querySelector<HTMLElement>('#to-two')!.click());
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  await expect(page.locator('#keeper input')).toHaveValue('half a sentence');
  await expect(page.locator('#keeper input')).toBeFocused();
  const keyedLog = (await mounts(page)).filter((line) => line.includes('keeper'));
  expect(keyedLog).toEqual(['mount keeper', 'props keeper two']);
});

test('back and forward show the page that the address names, where it was scrolled [NAV-02] @firefox @policy', async ({
  page,
}) => {
  await page.evaluate(() => scrollTo(0, 900));
  await page.evaluate(() => document.querySelector<HTMLElement>('#to-two')!.click());
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page).toHaveURL(/one$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Page two');
  expect(await isSameDocument(page)).toBe(true);
});

test('back while forward is still loading stays, whenever the answer comes [NAV-02] [NAV-11]', async ({
  page,
  faults,
}) => {
  // A page with `no-store` is requested again.
  await faults({ match: 'GET /fixtures/nav/two', headers: { 'Cache-Control': 'no-store' } });
  await page.evaluate(() => document.querySelector<HTMLElement>('#to-two')!.click());
  await expect(page.locator('h1')).toHaveText('Page two');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await faults({ match: 'GET /fixtures/nav/two', isPaused: true });
  const requested = page.waitForRequest('**/fixtures/nav/two');
  await page.evaluate(() => history.forward());
  await requested;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/one$/);
  await faults();
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('a link to the current page replaces its history entry [NAV-01]', async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await page.click('#to-one');
  await whenIdle(page);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await isSameDocument(page)).toBe(true);
});

test('a hash of the same page is left to the browser [NAV-01]', async ({ page }) => {
  await page.click('#same-hash');
  await expect(page).toHaveURL(/one#far$/);
  expect(await isSameDocument(page)).toBe(true);
  expect((await mounts(page)).filter((line) => line.startsWith('unmount'))).toEqual([]);
});

test('a link with a hash to another page ends at its target [NAV-01]', async ({ page }) => {
  await page.click('#to-hash');
  await expect(page.locator('#far')).toHaveText('Far below on two');
  await expect(page).toHaveURL(/two#far$/);
  await expect(page.locator('#far')).toBeInViewport();
  await expect(page.locator('#far')).toBeFocused();
});

test('after a visit the heading has the focus and the title is announced [NAV-01]', async ({ page }) => {
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('body > [role=status]')).toHaveText('Page two');
});

test('the latest click wins, however slow the first answer is [NAV-11]', async ({ page, faults }) => {
  await faults({ match: 'GET /fixtures/nav/two', isPaused: true });
  await page.click('#to-two');
  await page.click('#fragment');
  await expect(page.locator('h1')).toHaveText('Only a fragment');
  await faults();
  await whenIdle(page);
  await expect(page).toHaveURL(/fragment$/);
  await expect(page.locator('h1')).toHaveText('Only a fragment');
});

test('a script of an arriving page runs once, whatever is no JavaScript never [NAV-14] @policy', async ({
  page,
}) => {
  for (const round of [1, 2]) {
    await page.click('#script');
    await expect(page.locator('h1'), `round ${round}`).toHaveText('Scripts');
    await page.click('#to-one');
    await expect(page.locator('h1')).toHaveText('Page one');
  }
  expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { ranPlain?: boolean }).ranPlain)).toBeUndefined();
});

test('menus and dialogs that the site has opened close when the page is left, wherever they stand; messages stay [NAV-15]', async ({
  page,
}) => {
  await page.evaluate(() => {
    const add = (name: string, id: string, popover = '') => {
      const element = Object.assign(document.createElement(name), { id, textContent: id });
      if (popover) element.setAttribute('popover', popover);
      document.body.append(element);
      return element;
    };
    (add('dialog', 'site-dialog') as HTMLDialogElement).showModal();
    for (const [id, kind] of [
      ['site-message', 'manual'],
      ['site-menu', 'auto'],
    ] as const)
      add('div', id, kind).showPopover();
  });
  await expect(page.locator('#site-menu')).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('#to-two')!.click());
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.locator('#site-dialog')).toBeHidden();
  await expect(page.locator('#site-message')).toBeVisible();
});

test('a listener may keep the page [NAV-09]', async ({ page }) => {
  await page.evaluate(() => {
    document.addEventListener('archipel:page-leave', (event) => event.preventDefault());
  });
  await page.click('#to-two');
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page).toHaveURL(/one$/);
});
