import { existsSync } from 'node:fs';
import type { Browser, LaunchOptions } from '@playwright/test';
import { UserError } from '../../cli/user-error.ts';
import type { BrowserName, CrawlOptions } from '../options.ts';
import type { Playwright } from './find-playwright.ts';

const TITLES: Readonly<Record<BrowserName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** Files of browsers that a system may have by itself. */
const SYSTEM_FILES: Readonly<Record<BrowserName, readonly string[]>> = {
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  webkit: [],
};

/** A Firefox that Playwright has not patched speaks WebDriver BiDi alone. */
const optionsOf = ({ browser, executablePath }: CrawlOptions): LaunchOptions => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  ...(executablePath !== undefined && browser === 'firefox' ? { channel: 'moz-firefox' } : {}),
});

function launchError({ browser, executablePath }: CrawlOptions, thrown: unknown): UserError {
  const reason = thrown instanceof Error ? thrown.message.split('\n')[0]! : String(thrown);
  if (executablePath !== undefined || !/doesn't exist|not supported|install/i.test(String(thrown)))
    return new UserError(`${TITLES[browser]} does not start: ${reason}`, { cause: thrown });
  const own = SYSTEM_FILES[browser].find((file) => existsSync(file));
  const hint = own ? `, or use that of the system with --executable-path ${own}` : '';
  return new UserError(
    `Playwright has not installed ${TITLES[browser]}. Run "npx playwright install ${browser}"${hint}.`,
    { cause: thrown },
  );
}

/**
 * Starts the browser.
 *
 * @param playwright Playwright's browsers.
 * @param options Engine and file.
 * @throws UserError where it is not installed or does not start.
 */
export async function launchBrowser(playwright: Playwright, options: CrawlOptions): Promise<Browser> {
  try {
    return await playwright[options.browser].launch(optionsOf(options));
  } catch (thrown) {
    throw launchError(options, thrown);
  }
}

/** Returns the browser's name with its version. */
export const describeBrowser = (browser: Browser, { browser: name }: CrawlOptions): string =>
  `${TITLES[name]} ${browser.version()}`;
