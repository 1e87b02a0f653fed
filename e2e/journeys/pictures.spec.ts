import { expect, test } from '../engines/journey.ts';
import * as shop from './steps.ts';
import type { Visitor } from '../engines/visitor.ts';
import { SHOP_STAMP } from '../support/consent.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const BANNER = '.home-banner';
const LIGHTBOX = '.ar-lightbox';
const ANNOUNCED = `${LIGHTBOX} [role=status]`;
const CALENDAR = '[data-island="news-calendar"]';
const PHOTOS = '.article-photos';
const TURN = '[data-island="view-360"]';
const GALLERY = '[data-island="product-gallery"]';

/** Comes as somebody who has allowed films. */
async function enterWithFilms(visitor: Visitor): Promise<void> {
  await shop.enter(visitor);
  const choice = JSON.stringify({ stamp: SHOP_STAMP, preferences: true, statistics: true, marketing: true });
  await visitor.evaluate((text) => {
    document.cookie = `cookie-consent=${encodeURIComponent(text)}; path=/`;
  }, choice);
  await shop.enter(visitor);
}

/** What the banner's film does; nothing while there is none. */
const filmState = (visitor: Visitor): Promise<string | null> =>
  visitor.evaluate(
    () =>
      document.querySelector<HTMLIFrameElement>('.home-banner iframe')?.contentDocument?.body?.dataset[
        'state'
      ] ?? null,
    null,
  );

async function watchFilm(visitor: Visitor): Promise<void> {
  await visitor.focus(`${BANNER} a`);
  await visitor.click({ css: `${BANNER} button`, name: 'Diapositive 3 sur 3' });
  await expect.poll(() => filmState(visitor), { timeout: 10_000 }).toBe('playing');
  await visitor.click({ css: `${BANNER} button`, name: 'Diapositive 1 sur 3' });
  await expect.poll(() => filmState(visitor), { timeout: 10_000 }).toBe('paused');
}

/** Finds an article by the day on which it was written. */
async function findArticle(visitor: Visitor): Promise<void> {
  await visitor.click({ css: '.home-more a', text: 'Lire tout le journal' });
  await visitor.expectUrl(/\/fr\/journal$/);
  await visitor.whenIdle();
  await visitor.press('Enter', { css: `${CALENDAR} a`, name: '5 novembre 2026, 4 articles' });
  await visitor.expectVisible({ css: `${CALENDAR} h3`, text: '5 novembre 2026' });
  await visitor.press('Enter', `${CALENDAR} [data-slot="posts"] li a`);
  await visitor.expectUrl(/\/fr\/journal\/[\w-]+$/);
  await visitor.expectVisible(PHOTOS);
  await visitor.whenIdle();
}

async function readPhotosByKeys(visitor: Visitor): Promise<void> {
  await visitor.press('Enter', `${PHOTOS} li:first-child a`);
  await visitor.expectText(ANNOUNCED, /^Photo 1 sur 3\. ./);
  await visitor.press('ArrowRight');
  await visitor.expectText(ANNOUNCED, /^Photo 2 sur 3\. ./);
  await visitor.press('ArrowLeft');
  await visitor.expectText(ANNOUNCED, /^Photo 1 sur 3/);
  await visitor.press('ArrowLeft');
  await visitor.expectText(ANNOUNCED, /^Photo 3 sur 3/);
  await visitor.press('Escape');
  await visitor.expectCount(LIGHTBOX, 0);
  await visitor.expectFocused(`${PHOTOS} li:last-child a`);
}

async function openMug(visitor: Visitor): Promise<void> {
  await visitor.click({ css: 'footer a', text: 'Les ateliers' });
  await visitor.expectUrl(/\/fr\/workshops$/);
  await visitor.whenIdle();
  await visitor.click({ css: '.article-card a', text: 'Atelier Ourthe' });
  await visitor.expectUrl(/\/fr\/workshops\/atelier-ourthe$/);
  await visitor.whenIdle();
  await visitor.click({ css: '.card-link', text: /Mug Ourthe$/ });
  await visitor.expectUrl(/\/product\/mug-ourthe$/);
  await visitor.whenIdle();
}

async function turnRound(visitor: Visitor): Promise<void> {
  await visitor.focus(`${TURN} summary`);
  await visitor.expectAttribute(TURN, 'data-island-state', 'ready');
  await visitor.press('End', `${TURN} input`);
  await visitor.expectAttribute(`${TURN} input`, 'aria-valuetext', 'Vue 36 sur 36');
  await visitor.press('ArrowRight');
  await visitor.expectAttribute(`${TURN} input`, 'aria-valuetext', 'Vue 1 sur 36');
}

async function zoomIn(visitor: Visitor): Promise<void> {
  await visitor.focus(`${GALLERY} [data-viewport="thumbs"] li:nth-child(3) a`);
  await visitor.expectText(`${GALLERY} [aria-current]`, 'En détail');
  await visitor.expectVisible(`${GALLERY} .product-gallery-controls`);
  await visitor.press('Enter', `${GALLERY} [data-viewport="main"] li:nth-child(3) a`);
  await visitor.expectText(ANNOUNCED, /^Photo 3 sur 6/);
  const zoom = (name: string) => ({ css: `${LIGHTBOX} button`, name });
  await visitor.press('Enter', zoom('Agrandir'));
  await visitor.focus(zoom('Réduire'));
  await visitor.press('Escape');
  await visitor.expectCount(LIGHTBOX, 0);
  await visitor.expectFocused(`${GALLERY} [data-viewport="main"] li:nth-child(3) a`);
}

test(
  'from the banner, whose film pauses when it is left, to an article found in the calendar, its photos by keyboard alone, and a product that is turned round and zoomed [BAN-03] [NWS-01] [GAL-01] [PRD-03] [PRD-09]',
  EVERYWHERE,
  async ({ visitor }) => {
    test.slow();
    await enterWithFilms(visitor);
    await watchFilm(visitor);
    await findArticle(visitor);
    await readPhotosByKeys(visitor);
    await openMug(visitor);
    await turnRound(visitor);
    await zoomIn(visitor);
  },
);
