import type { Page } from '@playwright/test';
import { giveConsent, readLayer } from '../support/consent.ts';
import { defer } from '../support/answers.ts';
import { expect, test, whenIdle } from '../support/test.ts';

/** Opens a page with the service tag-manager, for a visitor who has accepted statistics. */
const open = async (page: Page) => {
  await giveConsent(page, 'v1', 'statistics');
  await page.goto('/fixtures/consent/one');
  await whenIdle(page);
};

type Tag = Record<string, string>;

const tags = async (page: Page) =>
  (await readLayer(page)).filter((entry): entry is Tag => !Array.isArray(entry));

const pages = async (page: Page) =>
  (await tags(page)).map(({ event, title, url }) => [
    event,
    title,
    new URL(url!).pathname + new URL(url!).search,
  ]);

const ONE = ['VirtualPageview', 'Consent one', '/fixtures/consent/one'];
const TWO = ['VirtualPageview', 'Consent two', '/fixtures/consent/two'];

test('each page that was shown is counted once, with its own title and address: visits, back, pushed scopes; never the first load, nor a visit that was given up [TAG-02]', async ({
  page,
}) => {
  await open(page);
  expect(await tags(page)).toEqual([]);
  const visits = await defer(page, '**/fixtures/consent/two');
  await page.click('#away');
  await expect.poll(visits.count).toBe(1);
  await page.click('#scope');
  await expect(page.locator('#target h2')).toHaveText('A piece');
  await expect
    .poll(() => pages(page))
    .toEqual([['VirtualPageview', 'Consent one', '/fixtures/consent/one?scoped']]);
  await page.unroute('**/fixtures/consent/two');
  visits.release();
  await page.goto('/fixtures/consent/one');
  await whenIdle(page);
  await page.click('#away');
  await expect.poll(() => pages(page)).toEqual([TWO]);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Consent one');
  await whenIdle(page);
  expect(await pages(page)).toEqual([TWO, ONE]);
});

test('mail and phone links are counted wherever they stand, in dialogs and by the middle button, too [TAG-01]', async ({
  page,
}) => {
  await open(page);
  // The test machine has no program for mail and phone links.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:" i], a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await page.click('#mail');
  await page.click('#phone b');
  await page.click('#phone', { button: 'right' });
  await page.locator('#phone').evaluate((link) => {
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, composed: true, button: 1 }));
  });
  await page.click('#piece');
  await page.click('#piece-phone');
  expect(await tags(page)).toEqual([
    { event: 'emailClick', address: 'bonjour@ilot.example' },
    { event: 'phoneClick', address: '+3281550123' },
    { event: 'phoneClick', address: '+3281550123' },
    { event: 'phoneClick', address: '112' },
  ]);
});
