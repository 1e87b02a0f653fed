import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const film = (page: Page) => page.frameLocator('dialog iframe').locator('body');

test('where the page asks for consent nothing is loaded before the visitor has given it, this time or always [VID-01, BAN-03]', async ({
  page,
}) => {
  await page.goto('/fixtures/carousel?category=marketing');
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
