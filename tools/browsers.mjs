import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';

const ENGINES = { chromium, firefox, webkit };

const TITLES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

// Playwright throws on a system that it does not support.
function isInstalled(engine) {
  try {
    return existsSync(engine.executablePath());
  } catch {
    return false;
  }
}

/**
 * Returns for each engine whether the tests use Playwright's own browser (`npx playwright install`) or
 * Debian's.
 *
 * @param {(engine: { executablePath(): string }) => boolean} [isThere] Whether an engine is installed.
 * @returns {{ chromium: boolean, firefox: boolean, webkit: boolean }}
 */
export function findOwnBrowsers(isThere = isInstalled) {
  const found = Object.entries(ENGINES).map(([name, engine]) => [name, isThere(engine)]);
  return Object.fromEntries(found);
}

/**
 * Returns the first line of `npm test`: the source of each browser.
 *
 * @param {{ chromium: boolean, firefox: boolean, webkit: boolean }} own The result of `findOwnBrowsers`.
 */
export function describeBrowsers(own) {
  const sources = Object.entries(own).map(
    ([name, isOwn]) => `${TITLES[name]} of ${isOwn ? 'Playwright' : 'Debian'}`,
  );
  return `Browsers of the tests: ${sources.join(', ')}.`;
}

/** Debian's packages of each engine. */
const PACKAGES = {
  chromium: ['chromium', 'chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/**
 * Returns Debian's packages for the engines that Playwright lacks; empty if it has all of them.
 *
 * @param {{ chromium: boolean, firefox: boolean, webkit: boolean }} own The result of `findOwnBrowsers`.
 */
export function neededPackages(own) {
  const packages = Object.entries(PACKAGES).flatMap(([name, needed]) => (own[name] ? [] : needed));
  return packages.length > 0 ? [...packages, 'fonts-dejavu-core'] : [];
}
