import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { fakePhotos } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const HOST = '[data-island="news-calendar"]';
const SCOPE = '1%2C2%2C3%2C4%2C41/false/3';

const title = (page: Page) => page.locator(`${HOST} strong`);
const day = (page: Page, number: string) => page.locator(`${HOST} td`).getByText(number, { exact: true });

async function open(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/widget/news')) requested.push(pathname.slice('/widget/news/'.length));
  });
  await fakePhotos(page);
  await page.goto('/fr/journal');
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await expect(page.locator(HOST)).toHaveAttribute('data-island-state', 'ready');
  return requested;
}

test('months and days are leafed through by mouse and keys, at the addresses as they are specified, and nothing below moves [NWS-01]', async ({
  page,
}) => {
  const requested = await open(page);
  const height = () => page.locator(HOST).evaluate((host) => host.getBoundingClientRect().height);
  const before = await height();
  await page.getByRole('link', { name: '5 novembre 2026, 4 articles' }).click();
  await expect(page.getByRole('heading', { name: '5 novembre 2026' })).toBeVisible();
  await expect(page.locator(`${HOST} [data-slot=posts] li`)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Encore 1 article ce jour-là' })).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/journal$/);

  await page.keyboard.press('PageUp');
  await expect(day(page, '5')).toBeFocused();
  await expect(title(page)).toHaveText('Octobre 2026');
  for (const key of ['ArrowRight', 'ArrowDown', 'Home', 'End', 'ArrowUp']) await page.keyboard.press(key);
  await expect(day(page, '11')).toBeFocused();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: '9 octobre 2026' })).toBeVisible();
  await page.getByRole('link', { name: 'Novembre 2026' }).click();
  await expect(title(page)).toHaveText('Novembre 2026');
  expect(requested).toEqual([
    `newslist/${SCOPE}/2026-11-05`,
    `calendar/${SCOPE}/10/2026`,
    `newslist/${SCOPE}/2026-10-09`,
  ]);
  expect(await height()).toBe(before);

  // The server's links for a page without the script lead to the same article.
  await page.getByRole('link', { name: 'Une table d’hiver en cinq gestes' }).first().click();
  await expect(page.locator('.article-photos [data-gallery] a').nth(2)).toBeVisible();
});

test('a month that can’t be had is told beside the old one and tried again, and a late one never wins [NWS-01] [NAV-11]', async ({
  page,
  faults,
}) => {
  await open(page);
  const previous = page.locator(`${HOST} a[rel=prev]`);
  await faults({ match: 'GET /widget/news/calendar', status: 500, times: 1 });
  await previous.click();
  const alert = page.locator(HOST).getByRole('alert');
  await expect(alert).toContainText('Erreur');
  await expect(title(page)).toHaveText('Novembre 2026');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(page)).toHaveText('Octobre 2026');
  await expect(alert).toHaveCount(0);

  await faults({ match: 'GET /widget/news/calendar', isPaused: true, times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/widget/news/calendar'),
  );
  await previous.click();
  await page.locator(`${HOST} a[rel=next]`).click();
  await expect(title(page)).toHaveText('Novembre 2026');
  await lost;
  await faults();
  await expect(page.locator(`${HOST} [aria-busy]`)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every month, day, page and look of the journal is reached by links [NWS-01] [NWS-02]', async ({
    page,
  }) => {
    await fakePhotos(page);
    await page.goto('/nl/journal');
    await page.getByRole('link', { name: 'Oktober 2026' }).click();
    await page.getByRole('link', { name: '9 oktober 2026, 3 artikelen' }).click();
    await expect(page.locator('.news-list li')).toHaveCount(3);
    await expect(page.locator('td [aria-current]')).toHaveText('9');
    await page.goto('/nl/journal?day=2026-11-05');
    await page.getByRole('link', { name: 'Nog 1 artikel op die dag' }).click();
    await expect(page.locator('.news-list li')).toHaveCount(4);
    await page.getByRole('link', { name: 'Het huis' }).click();
    await page.getByRole('link', { name: 'mozaïek' }).click();
    await expect(page.locator('.article-card')).toHaveCount(8);
    await page.getByRole('link', { name: 'Alles', exact: true }).click();
    await page.getByRole('link', { name: 'Pagina 5' }).click();
    await expect(page.locator('.article-card').last()).toContainText('Waarom we een magazine beginnen');
    await page.goto('/nl/journal?day=2026-02-31&month=99&page=x&category=7&look=z');
    await expect(page.locator('.article-row')).toHaveCount(8);
  });
});
