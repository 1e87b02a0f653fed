import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const PAGE = '/fixtures/carousel';
const dialog = (page: Page) => page.getByRole('dialog');
const film = (page: Page) => page.frameLocator('dialog iframe').locator('body');

async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await whenIdle(page);
}

test('a link’s film begins in a dialog that its title names; once closed nothing of it is left, and the focus is back [VID-01] @react', async ({
  page,
}) => {
  await open(page);
  for (const [id, title] of [
    ['youtube', 'Un bol prend forme'],
    ['vimeo', 'Le métier à tisser'],
  ] as const) {
    const link = page.locator(`#${id}`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(film(page)).toHaveAttribute('data-state', 'playing');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('a player that does not answer within 10 s is given up, with a way to try again and the link itself [VID-01]', async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await open(page);
  await faults({ match: 'GET /stand-ins/vimeo/video', status: 503, body: 'busy' });
  await page.locator('#vimeo').click();
  await expect(dialog(page).locator('iframe')).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(dialog(page).getByRole('alert')).toHaveText('La vidéo n’a pas pu être chargée.');
  await expect(dialog(page).locator('iframe')).toHaveCount(0);
  const link = dialog(page).getByRole('link', { name: 'Voir la vidéo sur son site' });
  await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871');
  await faults();
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await page.clock.runFor(200);
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('what names no film is left to the link, and the console says why [VID-01]', async ({ page }) => {
  await open(page);
  const warned = page.waitForEvent('console', (message) => message.text().includes('names no film'));
  await page.locator('#none').click();
  await warned;
  await expect(dialog(page)).toHaveCount(0);
});

test('where the page asks for consent nothing is loaded before the visitor has given it, this time or always [VID-01, BAN-03]', async ({
  page,
}) => {
  await page.goto(`${PAGE}?category=marketing`);
  await whenIdle(page);
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('stand-ins') && requested.push(request.url()));
  const banner = page.locator('#banner');
  await banner.getByRole('button', { name: 'Diapositive 4 sur 4' }).click();
  await expect(banner.getByRole('heading', { name: 'Film' })).toBeInViewport({ ratio: 1 });
  await page.locator('#youtube').click();
  await expect(dialog(page)).toContainText('Voulez-vous la charger ?');
  await expectAccessible(page);
  expect(requested).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Charger cette fois' }).click();
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('#youtube').click();
  await dialog(page).getByRole('button', { name: 'Toujours autoriser' }).click();
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await expect(dialog(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await banner.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('#banner iframe').locator('body')).toHaveAttribute('data-state', 'playing');
});
