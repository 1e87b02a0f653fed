import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';

const ENGINES = { chromium, firefox, webkit };

const TITLES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

// A system that Playwright does not know has no path.
function isInstalled(engine) {
  try {
    return existsSync(engine.executablePath());
  } catch {
    return false;
  }
}

/**
 * For each engine whether the tests use Playwright's own browser: where `npx playwright install` has brought it.
 * Debian's is used otherwise.
 *
 * @param {(engine: { executablePath(): string }) => boolean} [isThere] Whether an engine is installed.
 * @returns {{ chromium: boolean, firefox: boolean, webkit: boolean }}
 */
export function findOwnBrowsers(isThere = isInstalled) {
  const found = Object.entries(ENGINES).map(([name, engine]) => [name, isThere(engine)]);
  return Object.fromEntries(found);
}

/**
 * The line that `npm test` begins with: the source of each browser.
 *
 * @param {{ chromium: boolean, firefox: boolean, webkit: boolean }} own As `findOwnBrowsers` returns it.
 */
export function describeBrowsers(own) {
  const sources = Object.entries(own).map(
    ([name, isOwn]) => `${TITLES[name]} of ${isOwn ? 'Playwright' : 'Debian'}`,
  );
  return `Browsers of the tests: ${sources.join(', ')}.`;
}

/** Debian's packages, each with the engines that need it. */
const PACKAGES = {
  chromium: ['chromium', 'chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/**
 * Debian's packages for the engines that Playwright has not brought; none where it has brought all.
 *
 * @param {{ chromium: boolean, firefox: boolean, webkit: boolean }} own As `findOwnBrowsers` returns it.
 */
export function neededPackages(own) {
  const packages = Object.entries(PACKAGES).flatMap(([name, needed]) => (own[name] ? [] : needed));
  return packages.length > 0 ? [...packages, 'fonts-dejavu-core'] : [];
}
