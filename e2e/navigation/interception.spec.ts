import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/** Fields of a mouse event that matter here; the DOM's own type is too deep to be sent to a page. */
interface Click {
  button?: number;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
}

/** Returns the clicks that the runtime handles, without carrying them out. */
const takenOver = (page: Page, clicks: readonly (readonly [id: string, init?: Click])[]): Promise<string[]> =>
  page.evaluate((all) => {
    const taken: string[] = [];
    for (const [id, init = {}] of all) {
      const last = (event: Event) => {
        if (event.defaultPrevented) taken.push([id, ...Object.keys(init)].join(' '));
        event.preventDefault();
      };
      addEventListener('click', last, { once: true });
      const options = { bubbles: true, cancelable: true, composed: true, ...init };
      document.querySelector(`#${id}`)!.dispatchEvent(new MouseEvent('click', options));
    }
    return taken;
  }, clicks);

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

// The reasons are those of predicates, whose tables are in policy.test.ts.
const LEFT_ALONE = [
  ['to-two', { ctrlKey: true }],
  ['to-two', { metaKey: true }],
  ['to-two', { shiftKey: true }],
  ['to-two', { altKey: true }],
  ['to-two', { button: 1 }],
  ...['download', 'absolute', 'logoff', 'file', 'html', 'php', 'no-ajax', 'ajax-tab', 'blank', 'named'].map(
    (id) => [id] as const,
  ),
  ...['toggler', 'bs-toggler', 'framed', 'mail', 'phone', 'code', 'elsewhere'].map((id) => [id] as const),
] as const;

test('of all clicks on links only plain ones on pages of this site are taken over [NAV-03] [NAV-04] [NAV-05]', async ({
  page,
}) => {
  expect(await takenOver(page, LEFT_ALONE)).toEqual([]);
  await page.evaluate(() =>
    document.addEventListener('archipel:page-leave', (event) => event.preventDefault()),
  );
  expect(await takenOver(page, [['to-two'], ['self'], ['svg-link']])).toEqual(['to-two', 'self', 'svg-link']);
});

test('a site’s settings take absolute links and pages with an extension [NAV-04]', async ({ page }) => {
  await page.goto('/fixtures/nav/one?links=%7B%22absolute%22%3Atrue%2C%22pages%22%3A%5B%22html%22%5D%7D');
  await whenIdle(page);
  await page.evaluate(() =>
    document.addEventListener('archipel:page-leave', (event) => event.preventDefault()),
  );
  expect(await takenOver(page, [...LEFT_ALONE.slice(5), ['to-two']])).toEqual(['absolute', 'html', 'to-two']);
});

test('a click that somebody has prevented already starts no visit [NAV-03]', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('#to-two')!.addEventListener('click', (event) => event.preventDefault());
  });
  await page.click('#to-two');
  await whenIdle(page);
  await expect(page).toHaveURL(/one$/);
});

test('a link inside a shadow root is followed too [NAV-01]', async ({ page }) => {
  await page.evaluate(() => {
    const host = document.createElement('div');
    document.querySelector('[data-page]')!.prepend(host);
    const link = document.createElement('a');
    link.href = '/fixtures/nav/two';
    link.setAttribute('href', '/fixtures/nav/two');
    link.textContent = 'two';
    host.attachShadow({ mode: 'open' }).append(link);
    link.click();
  });
  await expect(page.locator('h1')).toHaveText('Page two');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link with a scheme really loads a new document [NAV-04]', async ({ page }) => {
  await page.click('#absolute');
  await expect(page.locator('h1')).toHaveText('Page two');
  expect(await isSameDocument(page)).toBe(false);
});
