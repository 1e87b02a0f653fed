import { expect, test } from 'vitest';
import { describeBrowsers, findOwnBrowsers, neededPackages } from '../tools/browsers.mjs';

const found = (...names: string[]) => findOwnBrowsers((engine) => names.includes(engine.name()));

test('browsers that Playwright has brought are used, and need no package of the system', () => {
  const own = found('chromium', 'firefox', 'webkit');
  expect(describeBrowsers(own)).toBe(
    'Browsers of the tests: Chromium of Playwright, Firefox of Playwright, WebKit of Playwright.',
  );
  expect(neededPackages(own)).toEqual([]);
});

test('an engine that Playwright has not brought comes from Debian, with a font', () => {
  const own = found('chromium', 'firefox');
  expect(describeBrowsers(own)).toBe(
    'Browsers of the tests: Chromium of Playwright, Firefox of Playwright, WebKit of Debian.',
  );
  expect(neededPackages(own)).toEqual(['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-dejavu-core']);
  expect(neededPackages(found())).toEqual(expect.arrayContaining(['chromium-headless-shell', 'firefox-esr']));
});
