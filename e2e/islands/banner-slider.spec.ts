import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { mountAgain, unmountAll } from '../support/app.ts';
import { fixtureHtml } from '../support/fixture-html.ts';
import { expect, test } from '../support/kit.ts';

const banner = (page: Page) => page.locator('#banner[data-island="banner-slider"]');
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => banner(page).getByRole('heading', { name, exact: true });
const film = (page: Page) => page.frameLocator('#banner iframe').locator('body');

async function open(
  page: Page,
  archipel: Archipel,
  query: Readonly<Record<string, string>> = {},
): Promise<void> {
  await archipel.open('banner-slider', { html: await fixtureHtml('carousel', query) });
  await expect(banner(page).locator('[data-viewport]')).toHaveAttribute('data-live', '');
}

/** Expects that one slide is in view and that all others are inert. */
async function expectShown(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
  await expect(banner(page).locator('li:not([inert]) h2')).toHaveText([name]);
}

test('arrows and dots move the server’s own strip, without end; islands in it live on; it is as before at the end [BAN-01, BAN-02] @react', async ({
  page,
  archipel,
}) => {
  await open(page, archipel);
  await expectShown(page, 'Un');
  await button(page, 'Suivant').click();
  await expectShown(page, 'Deux');
  await button(page, '+').click();
  await expect(banner(page).getByLabel('Nombre')).toHaveValue('2');
  await button(page, 'Diapositive 4 sur 4').click();
  await expectShown(page, 'Film');
  await expect(button(page, 'Diapositive 4 sur 4')).toHaveAttribute('aria-current', 'true');
  await button(page, 'Suivant').press('Enter');
  await expectShown(page, 'Un');
  await expect(page.locator('body > [role="status"]')).toHaveText('Diapositive 1 sur 4');
  await unmountAll(page);
  await expect(banner(page).locator('[inert], [style], [data-live], archipel-root')).toHaveCount(0);
  await mountAgain(page);
  await expectShown(page, 'Un');
  await expect(page).toBeAccessible();
});

test('a strip that was swiped before the script stays where it is [BAN-02]', async ({ page, archipel }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('#third')!.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    });
  });
  await open(page, archipel);
  await expectShown(page, 'Trois');
});

test('what takes the focus or is led to by an address comes into view [BAN-02, NAV-06]', async ({
  page,
  archipel,
}) => {
  await open(page, archipel);
  await page.getByRole('link', { name: 'Troisième' }).click();
  await expectShown(page, 'Trois');
  await expect(page).toHaveURL(/#third$/);
});

test('slides fade where the page asks for it, and move on by themselves until the visitor pauses them [BAN-02] @react', async ({
  page,
  archipel,
}) => {
  await page.clock.install();
  await open(page, archipel, { animation: 'fade', duration: '60000' });
  await expectShown(page, 'Un');
  await page.clock.fastForward(60_000);
  await expectShown(page, 'Deux');
  const opacity = () =>
    banner(page)
      .locator('[data-viewport] li')
      .evaluateAll((slides) => slides.map((slide) => Number(getComputedStyle(slide).opacity)));
  await expect.poll(opacity).toEqual([0, 1, 0, 0]);
  await button(page, 'Arrêter le défilement').click();
  await page.mouse.move(0, 0);
  await banner(page).getByRole('button', { name: 'Reprendre le défilement' }).blur();
  await page.clock.fastForward(90_000);
  await expectShown(page, 'Deux');
  await button(page, 'Reprendre le défilement').click();
  await page.clock.fastForward(60_000);
  await expectShown(page, 'Trois');
});

test('nothing moves by itself where less movement is wanted, and nothing asks to be paused [BAN-02, BAN-03]', async ({
  page,
  archipel,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, archipel, { duration: '60000' });
  await page.clock.fastForward(90_000);
  await expectShown(page, 'Un');
  await expect(button(page, 'Arrêter le défilement')).toHaveCount(0);
  await button(page, 'Diapositive 4 sur 4').click();
  await expectShown(page, 'Film');
  await expect(banner(page).locator('iframe')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
});

test('a film is asked for when its slide shows, plays muted and looped, and pauses when it is left [BAN-03] @react', async ({
  page,
  archipel,
}) => {
  await open(page, archipel);
  await expect(banner(page).locator('iframe')).toHaveCount(0);
  const requested = page.waitForRequest(/\/assets\/video\/youtube\.html/);
  await button(page, 'Précédent').click();
  const parameters = new URLSearchParams((await requested).url().split('?').at(-1));
  expect(['mute', 'loop', 'vq', 'autoplay'].map((key) => parameters.get(key))).toEqual([
    '1',
    '1',
    'highres',
    '1',
  ]);
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await expect(banner(page).locator('.ar-player')).toHaveCSS('opacity', '1');
  await button(page, 'Suivant').click();
  await expect(film(page)).toHaveAttribute('data-state', 'paused');
  await button(page, 'Précédent').click();
  await expect(film(page)).toHaveAttribute('data-state', 'playing');
  await button(page, 'Arrêter le défilement').click();
  await expect(film(page)).toHaveAttribute('data-state', 'paused');
  await unmountAll(page);
  await expect(banner(page).locator('iframe')).toHaveCount(0);
});
