import type { Page } from '@playwright/test';
import {
  forgetConsent,
  giveConsent,
  giveCookie,
  readConsent,
  readLayer,
  readRan,
} from '../support/consent.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const FILE = { match: 'GET /fixtures/consent/file.js', body: "ran.push('file')", type: 'text/javascript' };

const banner = (page: Page) => page.locator('[data-island="cookie-banner"]');
const choose = (page: Page, choice: 'accept' | 'decline') =>
  page.locator(`[data-island="cookie-banner"] button[value="${choice}"]`).click();

async function open(page: Page, path = '/fixtures/consent/one'): Promise<void> {
  await page.goto(path);
  await whenIdle(page);
}

function listenToWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

const signals = (granted: string[]) =>
  expect.objectContaining({
    security_storage: 'granted',
    ...Object.fromEntries(
      [
        'functionality_storage',
        'personalization_storage',
        'analytics_storage',
        'ad_storage',
        'ad_user_data',
        'ad_personalization',
      ].map((key) => [key, granted.includes(key) ? 'granted' : 'denied']),
    ),
  });

test.beforeEach(async ({ page, faults }) => {
  await faults(FILE);
  await forgetConsent(page);
});

test('scripts run when their category is allowed, once, with nonce and Trusted Types, wherever they come from [CON-05] @policy', async ({
  page,
  trouble,
}) => {
  const warnings = listenToWarnings(page);
  await open(page);
  expect(await readRan(page)).toEqual([]);
  await choose(page, 'accept');
  await whenIdle(page);
  await expect
    .poll(() => readRan(page))
    .toEqual(
      expect.arrayContaining(['statistics inline', 'file', 'module undefined', 'marketing', 'preferences']),
    );
  // A gated script that throws affects neither the next one nor the saved choice.
  expect(trouble.errors.splice(0).join()).toContain('of a gated script');
  expect(await readConsent(page)).toEqual({
    stamp: 'v1',
    preferences: true,
    statistics: true,
    marketing: true,
  });
  expect(warnings.join()).toContain('waits for the consent "statistic"');
  expect(warnings.join()).toContain('Did you mean "statistics"?');

  await markDocument(page);
  await page.click('#piece');
  await expect.poll(() => readRan(page)).toContain('of a piece');
  await page.keyboard.press('Escape');
  await page.click('#scope');
  await expect(page.locator('#target h2')).toHaveText('A piece');
  await page.click('#away');
  await expect.poll(() => readRan(page)).toContain('of page two, Consent two');
  await page.click('#back');
  await expect(page.locator('h1')).toHaveText('Consent one');
  await whenIdle(page);
  expect(await isSameDocument(page)).toBe(true);
  const ran = await readRan(page);
  expect(ran.filter((one) => one === 'statistics inline')).toHaveLength(1);
  expect(ran).not.toContain('unknown');
});

test('a script that somebody has stored in the content never runs where scripts have nonces [CON-05] @nonce', async ({
  page,
}) => {
  await giveConsent(page, 'v1', 'statistics');
  await open(page);
  await expect.poll(() => readRan(page)).toContain('statistics inline');
  expect(await readRan(page)).not.toContain('stored by somebody');
});

test('the banner shows for another stamp, a broken cookie and none, with a message that says why [CON-01]', async ({
  page,
}) => {
  const warnings = listenToWarnings(page);
  const whole = { stamp: 'v1', preferences: false, statistics: false, marketing: false };
  const cases: [cookie: string, isShown: boolean, warning: RegExp | undefined][] = [
    [JSON.stringify(whole), false, undefined],
    [JSON.stringify({ ...whole, stamp: 'v0' }), true, /stamp is not "v1"/],
    [JSON.stringify(whole).slice(1), true, /no JSON object/],
    [JSON.stringify({ ...whole, marketing: 'perhaps' }), true, /neither true nor false/],
    [JSON.stringify({ ...whole, marketing: 'False' }), false, /categories as text/],
  ];
  for (const [cookie, isShown, warning] of cases) {
    warnings.length = 0;
    await giveCookie(page, cookie);
    await open(page);
    await expect(banner(page), cookie).toBeVisible({ visible: isShown });
    if (warning) await expect.poll(() => warnings.join()).toMatch(warning);
    else expect(warnings.filter((text) => text.includes('cookie'))).toEqual([]);
  }
});

test('what is saved survives a callback that throws, and the tag manager hears all keys in the right order [CON-04] [CON-05]', async ({
  page,
  trouble,
}) => {
  await open(page);
  await page.evaluate(() => {
    const log: unknown[] = [];
    for (const name of ['accepted', 'declined', 'changed']) {
      document.addEventListener(`archipel:consent-${name}`, ({ detail }: CustomEventInit) => {
        log.push([name, detail === window.archipelConsent, document.documentElement.dataset['consented']]);
        if (name !== 'changed') throw new Error(`of ${name}`);
      });
    }
    Object.assign(window, { log });
  });
  await choose(page, 'decline');
  const readLog = () => page.evaluate(() => (window as unknown as { log: unknown[] }).log);
  await expect.poll(readLog).toEqual([
    ['declined', true, ''],
    ['changed', true, ''],
  ]);
  expect(trouble.errors.splice(0).join()).toContain('of declined');
  await expect(banner(page)).toBeHidden();
  expect(await readConsent(page)).toMatchObject({ stamp: 'v1', marketing: false });
  await whenIdle(page);
  expect(await readLayer(page)).toEqual([
    ['consent', 'default', expect.objectContaining({ wait_for_update: 500, ad_storage: 'denied' })],
  ]);

  await giveConsent(page, 'v1', 'statistics');
  await open(page);
  expect(await readLayer(page)).toEqual([
    ['consent', 'default', signals([])],
    ['consent', 'update', signals(['analytics_storage'])],
  ]);
  await page.click('#away');
  await expect
    .poll(() => readLayer(page))
    .toContainEqual(expect.objectContaining({ event: 'VirtualPageview' }));
});

test('another tab hears of the choice: its banner goes, its scripts run, and a withdrawal offers a reload [CON-04] [CON-05]', async ({
  page,
  context,
  trouble,
}) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await expect(banner(other)).toBeVisible();
  await choose(page, 'accept');
  await expect(banner(other)).toBeHidden();
  await expect.poll(() => readRan(other)).toContain('statistics inline');
  await expect.poll(() => trouble.errors.splice(0).join()).toContain('of a gated script');

  await other.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.goto('/styleguide/cookie-settings');
  await whenIdle(page);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  const reload = other.getByRole('region', { name: 'Messages' }).getByText('Recharger la page');
  await reload.click();
  await expect(other.locator('html:not([data-same-document])')).toBeAttached();
  await whenIdle(other);
  expect(await readRan(other)).toEqual([]);
  await other.close();
});
