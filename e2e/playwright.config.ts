import { defineConfig } from '@playwright/test';
import { findOwnBrowsers } from '../tools/browsers.mjs';
import type { ArchipelOptions } from '../tools/playwright/options.ts';
import { demoCookies, PORT } from './support/demo-cookies.ts';

const own = findOwnBrowsers();

// Debian's headless shell has no browser UI, which would take half of a test's time.
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

// Planted faults are built into a folder of their own (`build/planted-faults.spec.ts`).
const kit: ArchipelOptions = process.env['ARCHIPEL_DIST'] ? { dist: process.env['ARCHIPEL_DIST'] } : {};

const firefox = { browserName: 'firefox' as const, ...(own.firefox ? {} : debianFirefox) };

// A trace takes screenshots of every page, in passing tests too: a third of the time of a whole run.
const trace = process.env['TRACE'] ? 'retain-on-failure' : 'off';

/** The demo’s server, which a run with another build (`ARCHIPEL_DIST`) does without. */
const webServer = {
  command: 'node .cache/demo/main.mjs',
  cwd: '..',
  env: { PORT: String(PORT), DEMO_SWITCHES: '1', DEMO_ORIGIN: `http://127.0.0.1:${PORT}` },
  url: `http://127.0.0.1:${PORT}/fr`,
  reuseExistingServer: !process.env['CI'],
  timeout: 120_000,
};

/** Projects (design §10): every test on preact under the strict policy, the others by tag. */
export default defineConfig<{ archipelOptions: ArchipelOptions }>({
  testDir: '.',
  globalTeardown: './teardown.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A third worker uses the tenth of two cores that browsers of two spend waiting.
  workers: 3,
  // Shared machines may be three times slower than a quiet one; a timeout only ends what hangs.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./support/slow-reporter.ts'], ['./support/count-reporter.ts']],
  use: { baseURL: `http://127.0.0.1:${PORT}`, locale: 'fr-BE', trace, archipelOptions: kit },
  projects: [
    {
      name: 'preact',
      grepInvert: /@elsewhere/,
      use: { ...chromium, storageState: demoCookies('preact', 'strict') },
    },
    {
      name: 'react',
      grep: /@react/,
      use: {
        ...chromium,
        storageState: demoCookies('react', 'strict'),
        archipelOptions: { ...kit, flavour: 'react' },
      },
    },
    // Tests tagged for policies (scripts, styles, arriving HTML) also run with nonces alone and with no
    // policy.
    {
      name: 'nonce',
      grep: /@policy|@nonce/,
      use: { ...chromium, storageState: demoCookies('preact', 'nonce') },
    },
    { name: 'no-policy', grep: /@policy/, use: { ...chromium, storageState: demoCookies('preact', 'none') } },
    { name: 'firefox', grep: /@firefox/, use: { ...firefox, storageState: demoCookies('preact', 'strict') } },
    // WebKit runs journeys alone: Debian's WebKitGTK is driven by `engines/`, which has no `page`.
    {
      name: 'webkit',
      grep: /@webkit/,
      use: { browserName: 'webkit', storageState: demoCookies('preact', 'strict') },
    },
  ],
  ...(kit.dist ? {} : { webServer }),
});
