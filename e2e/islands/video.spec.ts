import type { Page } from '@playwright/test';
import { expect, test, type Archipel } from '../support/kit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const film = (page: Page) => page.frameLocator('dialog iframe').locator('body');

const FILMS = `
  <a id="youtube" href="https://www.youtube.com/watch?v=ilot-tour-01" data-video="youtube">Un bol prend forme</a>
  <a id="vimeo" href="https://vimeo.com/76979871" data-video="vimeo">Le métier à tisser</a>
  <button id="none" type="button" data-video="youtube" data-id="not a film">Rien</button>`;

const open = (archipel: Archipel) => archipel.open('video', { html: FILMS });

test('a link’s film begins in a dialog that its title names; once closed nothing of it is left, and the focus is back [VID-01]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  for (const [id, title] of [
    ['youtube', 'Un bol prend forme'],
    ['vimeo', 'Le métier à tisser'],
  ] as const) {
    const link = page.locator(`#${id}`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(film(page)).toHaveAttribute('data-state', 'playing');
    await expect(page).toBeAccessible();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('a player that does not answer within 10 s is given up, with a way to try again and the link itself [VID-01]', async ({
  page,
  archipel,
}) => {
  await page.clock.install();
  await open(archipel);
  const player = /\/video\/vimeo/;
  await page.route(player, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.locator('#vimeo').click();
  await expect(dialog(page).locator('iframe')).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(dialog(page).getByRole('alert')).toHaveText('La vidéo n’a pas pu être chargée.');
  await expect(dialog(page).locator('iframe')).toHaveCount(0);
  const link = dialog(page).getByRole('link', { name: 'Voir la vidéo sur son site' });
  await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871');
  await page.unroute(player);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await page.clock.runFor(200);
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('what names no film is left to the link, and the console says why [VID-01]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  archipel.expectComplaint(/names no film/);
  await page.locator('#none').click();
  await expect(dialog(page)).toHaveCount(0);
});
