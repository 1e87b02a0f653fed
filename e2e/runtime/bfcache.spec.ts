import { chromium } from '@playwright/test';
import { findOwnBrowsers } from '../../tools/browsers.mjs';
import { demoCookies } from '../support/demo-cookies.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test('a page from the back-forward cache is as it was left, alive and mounted once [NAV-02] @react', async ({
  baseURL,
}, { project }) => {
  // Browsers under test have this cache disabled, and the shell has none; this browser has it enabled.
  const browser = await chromium.launch({
    ...(findOwnBrowsers().chromium ? { channel: 'chromium' } : { executablePath: '/usr/bin/chromium' }),
    args: project.use.launchOptions!.args!,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    baseURL: baseURL!,
    storageState: demoCookies(project.name === 'react' ? 'react' : 'preact', 'strict'),
  });
  const page = await context.newPage();
  await page.goto('/fixtures/lifecycle');
  await whenIdle(page);
  await page.evaluate(() => {
    const seen = ((window as unknown as { seen: boolean[] }).seen = []) as boolean[];
    addEventListener('pageshow', ({ persisted }) => {
      seen.push(persisted);
      const template = document.querySelector<HTMLTemplateElement>('#plain')!;
      document.querySelector('#place')!.append(template.content);
    });
  });
  await page.goto('/fixtures/nav/bare');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('[data-island="plain"]')).toHaveText('Server alive');
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual([
    'plain waiting',
    'plain loading',
    'plain ready',
  ]);
  await browser.close();
});
