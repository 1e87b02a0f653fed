import { defineConfig } from '@playwright/test';
import { findOwnBrowsers } from '../tools/browsers.mjs';
import { demoCookies, PORT } from './support/demo-cookies.ts';

const own = findOwnBrowsers();

// Debian's Chromium without the surface of a browser, which takes half of the time of a test.
const shell = own.chromium ? {} : { executablePath: '/usr/bin/chromium-headless-shell' };

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: { ...shell, args: ['--no-sandbox', '--disable-background-networking'] },
};

// Debian's Firefox is driven by WebDriver BiDi; without the preference `goBack` never returns.
const debianFirefox = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'fission.bfcacheInParent': false },
  },
};

const firefox = { browserName: 'firefox' as const, ...(own.firefox ? {} : debianFirefox) };

// A trace takes photos of every page, those of tests that pass too; that is a third of the time of a whole run.
const trace = process.env['TRACE'] ? 'retain-on-failure' : 'off';

/** What runs where (design §10): everything on preact under the strict policy, the rest by tag. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['./support/slow-reporter.ts'], ['./support/count-reporter.ts']],
  use: { baseURL: `http://127.0.0.1:${PORT}`, locale: 'fr-BE', trace },
  projects: [
    { name: 'preact', use: { ...chromium, storageState: demoCookies('preact', 'strict') } },
    { name: 'react', grep: /@react/, use: { ...chromium, storageState: demoCookies('react', 'strict') } },
    // What a policy decides (scripts, styles, HTML that arrives): the same under nonces alone, and without a policy.
    {
      name: 'nonce',
      grep: /@policy|@nonce/,
      use: { ...chromium, storageState: demoCookies('preact', 'nonce') },
    },
    { name: 'no-policy', grep: /@policy/, use: { ...chromium, storageState: demoCookies('preact', 'none') } },
    { name: 'firefox', grep: /@firefox/, use: { ...firefox, storageState: demoCookies('preact', 'strict') } },
    // Journeys alone: Debian's WebKitGTK is driven by `engines/`, which has no `page`.
    {
      name: 'webkit',
      grep: /@webkit/,
      use: { browserName: 'webkit', storageState: demoCookies('preact', 'strict') },
    },
  ],
  webServer: {
    command: 'node .cache/demo/main.mjs',
    cwd: '..',
    env: { PORT: String(PORT), DEMO_SWITCHES: '1', DEMO_ORIGIN: `http://127.0.0.1:${PORT}` },
    url: `http://127.0.0.1:${PORT}/fr`,
    reuseExistingServer: !process.env['CI'],
    timeout: 120_000,
  },
});
