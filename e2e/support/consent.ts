import type { Page } from '@playwright/test';
import { PORT } from './demo-cookies.ts';

type Category = 'preferences' | 'statistics' | 'marketing';

const NAME = 'cookie-consent';

const textOf = (stamp: string, allowed: readonly Category[]) =>
  JSON.stringify({
    stamp,
    preferences: allowed.includes('preferences'),
    statistics: allowed.includes('statistics'),
    marketing: allowed.includes('marketing'),
  });

/** Consent stamp of the shop's own pages. */
export const SHOP_STAMP = '2026-11';

/**
 * Sets a consent cookie.
 *
 * @param text The text of the cookie, as a server may have written it.
 */
export async function giveCookie(page: Page, text: string): Promise<void> {
  const url = `http://127.0.0.1:${PORT}`;
  await page.context().addCookies([{ name: NAME, value: encodeURIComponent(text), url }]);
}

/** Sets a consent cookie with a choice that was made for a stamp. */
export const giveConsent = (page: Page, stamp: string, ...allowed: Category[]): Promise<void> =>
  giveCookie(page, textOf(stamp, allowed));

/** Removes the visitor's choice. */
export const forgetConsent = (page: Page): Promise<void> => page.context().clearCookies({ name: NAME });

/** Returns the content of the consent cookie, if there is one. */
export async function readConsent(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === NAME);
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** Returns the entries of the tag manager's layer: events as they are, commands as lists. */
export const readLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: (object & { event?: string })[] };
    return dataLayer.map((entry) => (entry.event ? entry : Array.from(entry as ArrayLike<unknown>)));
  });

/** Returns the entries that the gated scripts of the fixtures have logged. */
export const readRan = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { ran: string[] }).ran]);
