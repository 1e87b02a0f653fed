import { expect, type Page } from '@playwright/test';
import { markDocument, whenIdle } from './test.ts';

/**
 * Opens the page of the dialogs' specs and waits until what is loaded ahead of time is there.
 *
 * @param page A fresh page.
 * @param query What the page is asked for, such as `?lang=de`.
 */
export async function openDialogs(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/dialogs/page${query}`);
  await page.waitForFunction(() => 'isReady' in window);
  await errorDialogReady(page);
  await markDocument(page);
}

/** Waits for the dialog that tells of failures, and for all else that is loaded once the visitor turns to the page. */
export async function errorDialogReady(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointermove');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/error-dialog')),
  );
  // What comes with it waits for free moments of its own, and those come in their order.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await whenIdle(page);
}

/** The dialog of the login; one that is fading away is not meant. */
export const loginModal = (page: Page) => page.locator('dialog.ar-login[open]');

/** The dialog that tells of failures: its heading is the unknown error, or, where there was no answer, that one happened. */
export const errorModal = (page: Page) =>
  page.getByRole('alertdialog', { name: /^Une erreur (?:inconnue )?est survenue/ });

const PASSWORD = 'table-ouverte';
const USERS = { claire: 'claire@example.com', daan: 'daan@example.com' };

/**
 * Signs in by the form of the login's dialog.
 *
 * @param page A page with the dialog open.
 * @param user Who.
 * @param password What is typed.
 */
export async function fillLogin(page: Page, user: keyof typeof USERS = 'claire', password?: string) {
  const dialog = loginModal(page);
  await dialog.locator('[name=Email]').fill(USERS[user]);
  await dialog.locator('[name=Password]').fill(password ?? PASSWORD);
  await dialog.locator('button[type=submit]').click();
}

/** What the page's own calls of the API have told, in their order. */
export const logged = (page: Page) => page.locator('#log li');

/**
 * Calls the API as a store does; what comes of it is in `logged`.
 *
 * @param page The page of the dialogs' specs.
 * @param name What the call is named in the log.
 * @param url Where to.
 * @param request Method and body.
 */
export async function call(page: Page, name: string, url: string, request: object = {}): Promise<void> {
  await page.evaluate(
    ([what, where, how]) => {
      const { call: start } = window as unknown as { call: (...args: unknown[]) => void };
      start(what, where, how);
    },
    [name, url, request] as const,
  );
}

/** Expects that the document was never left. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
}
