import { defineConfig } from '@playwright/test';
import { demoCookies, PORT } from './support/demo-cookies.ts';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  },
};

// Debian's Firefox speaks WebDriver BiDi; without the preference `goBack` never returns.
const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'fission.bfcacheInParent': false },
  },
};

/** What runs where (design §10): everything on preact under the strict policy, the rest by tag. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['./support/count-reporter.ts']],
  use: { baseURL: `http://127.0.0.1:${PORT}`, locale: 'fr-BE', trace: 'retain-on-failure' },
  projects: [
    { name: 'preact', use: { ...chromium, storageState: demoCookies('preact', 'strict') } },
    { name: 'react', grep: /@react/, use: { ...chromium, storageState: demoCookies('react', 'strict') } },
    {
      name: 'nonce',
      testDir: './navigation',
      use: { ...chromium, storageState: demoCookies('preact', 'nonce') },
    },
    {
      name: 'no-policy',
      testDir: './navigation',
      use: { ...chromium, storageState: demoCookies('preact', 'none') },
    },
    { name: 'firefox', grep: /@firefox/, use: { ...firefox, storageState: demoCookies('preact', 'strict') } },
    // Journeys alone: WebKitGTK is driven by `engines/`, which has no `page`.
    {
      name: 'webkit',
      grep: /@webkit/,
      use: { browserName: 'webkit', storageState: demoCookies('preact', 'strict') },
    },
  ],
  webServer: {
    command: 'node .cache/demo/main.mjs',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/fr`,
    reuseExistingServer: !process.env['CI'],
    timeout: 120_000,
  },
});
