import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/** The part of a mouse event that matters here; the DOM's own type is too deep to be sent to a page. */
interface Click {
  button?: number;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
}

/** Reports what a click would do, without doing it: whether the runtime took it over. */
async function isTakenOver(page: Page, id: string, init: Click = {}): Promise<boolean> {
  return page.evaluate(
    ([selector, options]) => {
      const link = document.querySelector(selector)!;
      let taken = false;
      addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }),
      );
      return taken;
    },
    [`#${id}`, init] as const,
  );
}

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
  test(`a click with ${key} is the browser's [NAV-03]`, async ({ page }) => {
    expect(await isTakenOver(page, 'to-two', { [key]: true })).toBe(false);
  });
}

test('the middle button is the browser’s [NAV-03]', async ({ page }) => {
  expect(await isTakenOver(page, 'to-two', { button: 1 })).toBe(false);
});

test('a plain click is taken over [NAV-03]', async ({ page }) => {
  expect(await isTakenOver(page, 'to-two')).toBe(true);
});

test('a click that somebody has prevented already starts no visit [NAV-03]', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('#to-two')!.addEventListener('click', (event) => event.preventDefault());
  });
  await page.click('#to-two');
  await whenIdle(page);
  await expect(page).toHaveURL(/one$/);
});

const LEFT_ALONE = [
  ['download', 'a download', 'NAV-03'],
  ['absolute', 'a link with a scheme', 'NAV-04'],
  ['logoff', 'a link that contains logoff', 'NAV-04'],
  ['file', 'a link that ends in a file extension', 'NAV-04'],
  ['no-ajax', 'a link of class no-ajax', 'NAV-05'],
  ['ajax-tab', 'a link of class ajax-tab', 'NAV-05'],
  ['blank', 'a link to a new window', 'NAV-05'],
  ['named', 'a link to a named window', 'NAV-05'],
  ['toggler', 'a toggler of a collapsible', 'NAV-05'],
  ['bs-toggler', 'a toggler of a tab', 'NAV-05'],
  ['framed', 'a link to a frame', 'NAV-05'],
  ['mail', 'an address of e-mail', 'NAV-04'],
  ['phone', 'a number of a telephone', 'NAV-04'],
  ['code', 'a link that is code', 'NAV-04'],
  ['elsewhere', 'a link to another site', 'NAV-04'],
] as const;

for (const [id, what, row] of LEFT_ALONE) {
  test(`${what} is left to the browser [${row}]`, async ({ page }) => {
    expect(await isTakenOver(page, id)).toBe(false);
  });
}

test('a link to this very window is taken over [NAV-05]', async ({ page }) => {
  expect(await isTakenOver(page, 'self')).toBe(true);
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
