import { expect, test } from '../engines/journey.ts';
import * as shop from './steps.ts';
import type { Shopper } from '../engines/shopper.ts';
import { SHOP_STAMP } from '../support/consent.ts';

const ONCE_MORE = { tag: ['@react', '@webkit'] };

const BANNER = '.home-banner';
const LIGHTBOX = '.ar-lightbox';
const ANNOUNCED = `${LIGHTBOX} [role=status]`;
const CALENDAR = '[data-island="news-calendar"]';
const PHOTOS = '.article-photos';
const TURN = '[data-island="view-360"]';
const GALLERY = '[data-island="product-gallery"]';

/** Opens the shop as a visitor who has accepted all cookies, so that films load. */
async function enterWithFilms(shopper: Shopper): Promise<void> {
  await shop.enter(shopper);
  const choice = JSON.stringify({ stamp: SHOP_STAMP, preferences: true, statistics: true, marketing: true });
  await shop.writeCookie(shopper, `cookie-consent=${encodeURIComponent(choice)}; path=/`);
  await shop.enter(shopper);
}

/** Returns the state of the banner's film; null without a film. */
const filmState = (shopper: Shopper): Promise<string | null> =>
  shopper.evaluate(
    () =>
      document.querySelector<HTMLIFrameElement>('.home-banner iframe')?.contentDocument?.body?.dataset[
        'state'
      ] ?? null,
    null,
  );

async function watchFilm(shopper: Shopper): Promise<void> {
  await shopper.focus(`${BANNER} a`);
  await shopper.click({ css: `${BANNER} button`, name: 'Diapositive 3 sur 3' });
  await expect.poll(() => filmState(shopper), { timeout: 10_000 }).toBe('playing');
  await shopper.click({ css: `${BANNER} button`, name: 'Diapositive 1 sur 3' });
  await expect.poll(() => filmState(shopper), { timeout: 10_000 }).toBe('paused');
}

/** Opens an article by the day on which it was published. */
async function findArticle(shopper: Shopper): Promise<void> {
  await shopper.click({ css: '.home-more a', text: 'Lire tout le journal' });
  await shopper.expectUrl(/\/fr\/journal$/);
  await shopper.whenIdle();
  const day = { css: `${CALENDAR} a`, name: '5 novembre 2026, 4 articles' };
  // The calendar mounts in view; before that, the link leads to another page.
  await shopper.focus(day);
  await shopper.expectAttribute(CALENDAR, 'data-island-state', 'ready');
  await shopper.press('Enter', day);
  await shopper.expectVisible({ css: `${CALENDAR} h3`, text: '5 novembre 2026' });
  await shopper.press('Enter', `${CALENDAR} [data-slot="posts"] li a`);
  await shopper.expectUrl(/\/fr\/journal\/[\w-]+$/);
  await shopper.expectVisible(PHOTOS);
  await shopper.whenIdle();
}

async function readPhotosByKeys(shopper: Shopper): Promise<void> {
  await shopper.press('Enter', `${PHOTOS} li:first-child a`);
  await shopper.expectText(ANNOUNCED, /^Photo 1 sur 3\. ./);
  await shopper.press('ArrowRight');
  await shopper.expectText(ANNOUNCED, /^Photo 2 sur 3\. ./);
  await shopper.press('ArrowLeft');
  await shopper.expectText(ANNOUNCED, /^Photo 1 sur 3/);
  await shopper.press('ArrowLeft');
  await shopper.expectText(ANNOUNCED, /^Photo 3 sur 3/);
  await shopper.press('Escape');
  await shopper.expectCount(LIGHTBOX, 0);
  await shopper.expectFocused(`${PHOTOS} li:last-child a`);
}

async function openMug(shopper: Shopper): Promise<void> {
  await shopper.click({ css: 'footer a', text: 'Les ateliers' });
  await shopper.expectUrl(/\/fr\/workshops$/);
  await shopper.whenIdle();
  await shopper.click({ css: '.article-card a', text: 'Atelier Ourthe' });
  await shopper.expectUrl(/\/fr\/workshops\/atelier-ourthe$/);
  await shopper.whenIdle();
  await shopper.click({ css: '.card-link', text: /Mug Ourthe$/ });
  await shopper.expectUrl(/\/product\/mug-ourthe$/);
  await shopper.whenIdle();
}

async function turnRound(shopper: Shopper): Promise<void> {
  await shopper.focus(`${TURN} summary`);
  await shopper.expectAttribute(TURN, 'data-island-state', 'ready');
  await shopper.press('End', `${TURN} input`);
  await shopper.expectAttribute(`${TURN} input`, 'aria-valuetext', 'Vue 36 sur 36');
  await shopper.press('ArrowRight');
  await shopper.expectAttribute(`${TURN} input`, 'aria-valuetext', 'Vue 1 sur 36');
}

async function zoomIn(shopper: Shopper): Promise<void> {
  await shopper.focus(`${GALLERY} [data-viewport="thumbs"] li:nth-child(3) a`);
  await shopper.expectText(`${GALLERY} [aria-current]`, 'En détail');
  await shopper.expectVisible(`${GALLERY} .product-gallery-controls`);
  await shopper.press('Enter', `${GALLERY} [data-viewport="main"] li:nth-child(3) a`);
  await shopper.expectText(ANNOUNCED, /^Photo 3 sur 6/);
  const zoom = (name: string) => ({ css: `${LIGHTBOX} button`, name });
  await shopper.press('Enter', zoom('Agrandir'));
  await shopper.focus(zoom('Réduire'));
  await shopper.press('Escape');
  await shopper.expectCount(LIGHTBOX, 0);
  await shopper.expectFocused(`${GALLERY} [data-viewport="main"] li:nth-child(3) a`);
}

test(
  'from the banner, whose film pauses when it is left, to an article found in the calendar, its photos by keyboard alone, and a product that is turned round and zoomed [BAN-03] [NWS-01] [GAL-01] [PRD-03] [PRD-09]',
  ONCE_MORE,
  async ({ shopper }) => {
    test.slow();
    await enterWithFilms(shopper);
    await watchFilm(shopper);
    await findArticle(shopper);
    await readPhotosByKeys(shopper);
    await openMug(shopper);
    await turnRound(shopper);
    await zoomIn(shopper);
  },
);
