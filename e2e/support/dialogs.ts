import { expect, type Page } from '@playwright/test';
import { markDocument, whenIdle } from './test.ts';

/**
 * Opens the page of the dialogs' specs and waits until code that loads ahead of time is there.
 *
 * @param page A fresh page.
 * @param query Query of the page, such as `?lang=de`.
 */
export async function openDialogs(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/dialogs/page${query}`);
  await page.waitForFunction(() => 'isReady' in window);
  await errorDialogReady(page);
  await markDocument(page);
}

/** Waits for the error dialog's code, and for all other code that loads on the first input. */
export async function errorDialogReady(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointermove');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/dialog-')),
  );
  // Other code loaded then waits for idle callbacks of its own, which run in their order.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await whenIdle(page);
}

/** Returns the open dialog of the login, not one that is fading out. */
export const loginModal = (page: Page) => page.locator('dialog.ar-login[open]');

/** Returns the error dialog: its name says that an (unknown) error has occurred. */
export const errorModal = (page: Page) =>
  page.getByRole('alertdialog', { name: /^Une erreur (?:inconnue )?est survenue/ });

const PASSWORD = 'table-ouverte';
const USERS = { claire: 'claire@example.com', daan: 'daan@example.com' };

/**
 * Signs in through the dialog of the login.
 *
 * @param page A page with the dialog open.
 * @param password Text to type; the right password by default.
 */
export async function fillLogin(page: Page, user: keyof typeof USERS = 'claire', password?: string) {
  const dialog = loginModal(page);
  await dialog.locator('[name=Email]').fill(USERS[user]);
  await dialog.locator('[name=Password]').fill(password ?? PASSWORD);
  await dialog.locator('button[type=submit]').click();
}

/** Returns the log of the page's own calls of the API, in their order. */
export const logged = (page: Page) => page.locator('#log li');

/**
 * Calls the API as a store does; `logged` shows the result.
 *
 * @param page The page of the dialogs' specs.
 * @param name Name of the call in the log.
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

/** Expects that the document has never been left. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
}
