import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lightboxTexts } from '#kit/lightbox/lightbox-texts.ts';
import { useEverySwipe } from '#kit/lightbox/use-every-swipe.ts';
import { usePhotoNames } from '#kit/lightbox/use-photo-names.ts';
import { useSpokenPhoto } from '#kit/lightbox/use-spoken-photo.ts';
import { react } from '#runtime/islands/react.tsx';
import { leavePage, mount, registerIsland, unmount, whenIdle } from '../../../support/islands.ts';
import { find, showPage } from '../../../support/page.ts';

const PHOTOS = [
  { src: 'http://localhost:3000/1.jpg', alt: 'A house', caption: 'Bruges' },
  { src: 'http://localhost:3000/2.jpg', alt: '', caption: 'Ghent' },
  { src: 'http://localhost:3000/3.jpg', alt: '' },
];

const soon = (check: () => void) => vi.waitFor(check, { interval: 5 });

let root: HTMLElement;

afterEach(leavePage);

/** Shows a gallery's elements, and an island with this view. */
async function start(view: () => React.ReactNode, inner = '', lang = 'en'): Promise<HTMLElement> {
  const name = registerIsland(react(view));
  showPage(`<div id="root">${inner}</div><div data-island="${name}"></div>`, { lang });
  root = find('#root');
  mount();
  await whenIdle();
  await soon(() => expect(find('[data-island]').childElementCount).toBeGreaterThan(0));
  return find('[data-island]');
}

describe('the photo that is announced', () => {
  const showSpoken = (lang = 'en') =>
    start(
      function View() {
        const { text, announce } = useSpokenPhoto(PHOTOS, root);
        return (
          <div>
            <output>{text}</output>
            {PHOTOS.map(({ src }, index) => (
              <button key={src} type="button" onClick={({ detail }) => announce(index, detail > 0)}>
                x
              </button>
            ))}
          </div>
        );
      },
      '<img src="/1.jpg"><video></video>',
      lang,
    );

  const shows = (text: string) => soon(() => expect(find('output').textContent).toBe(text));
  const show = (index: number, isQuiet = false) =>
    document
      .querySelectorAll('button')
      [index]!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: isQuiet ? 1 : 0 }));

  test('is none at first, then the shown one with its caption', async () => {
    await showSpoken();
    await shows('');
    show(1);
    await shows('Photo 2 of 3. Ghent');
    show(2);
    await shows('Photo 3 of 3');
  });

  test('is none in a slideshow', async () => {
    await showSpoken();
    show(1);
    await shows('Photo 2 of 3. Ghent');
    show(0, true);
    await shows('');
  });

  test.each([
    ['fr', 'Photo 1 sur 3. Cette photo n’a pas pu être chargée.'],
    ['nl', 'Foto 1 van 3. Deze foto kon niet worden geladen.'],
    ['en', 'Photo 1 of 3. This photo could not be loaded.'],
  ])('is its failure when it could not be loaded, in %s', async (lang, text) => {
    await showSpoken(lang);
    find('video').dispatchEvent(new Event('error'));
    find('img').dispatchEvent(new Event('error'));
    show(0);
    await shows(text);
  });
});

describe('the thumbnails of a gallery', () => {
  const thumb = (html: string) => `<button class="yarl__thumbnails_thumbnail">${html}</button>`;
  const labels = () => [...root.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
  const View = () => {
    usePhotoNames(PHOTOS, root);
    return <p>x</p>;
  };

  const HTML =
    PHOTOS.map(({ src }) => thumb(`<img src="${src}">`)).join('') +
    thumb('<img src="/other.jpg">') +
    thumb('') +
    '<div class="yarl__carousel" aria-live="polite"></div>';

  test('are named by their photos', async () => {
    await start(View, HTML);
    await soon(() =>
      expect(labels()).toEqual(['A house, Photo 1 of 3', 'Ghent, Photo 2 of 3', 'Photo 3 of 3', null, null]),
    );
  });

  test('are named when they come later, and the library’s live region stays silent', async () => {
    const host = await start(View, HTML);
    const region = find('.yarl__carousel');
    expect(region.getAttribute('aria-live')).toBe('off');
    region.setAttribute('aria-live', 'polite');
    await soon(() => expect(region.getAttribute('aria-live')).toBe('off'));
    root.insertAdjacentHTML('afterbegin', thumb(`<img src="${PHOTOS[1]!.src}">`));
    await soon(() => expect(labels()[0]).toBe('Ghent, Photo 2 of 3'));
    unmount(host);
    const isSeen = new Promise((resolve) => new MutationObserver(resolve).observe(root, { childList: true }));
    root.insertAdjacentHTML('afterbegin', thumb(`<img src="${PHOTOS[0]!.src}">`));
    await isSeen;
    expect(labels()[0]).toBeNull();
  });
});

describe('a slow swipe (GAL-01)', () => {
  const state = { index: 0, zoom: 1 };
  const next = vi.fn();
  const prev = vi.fn();

  beforeEach(() => {
    Object.assign(state, { index: 0, zoom: 1 });
    next.mockClear();
    prev.mockClear();
  });

  const controller = { current: { next, prev, getLightboxState: () => ({ currentIndex: state.index }) } };
  const zoom = {
    current: {
      get zoom() {
        return state.zoom;
      },
    },
  };

  const showSwiped = () =>
    start(() => {
      useEverySwipe(root, controller as never, zoom as never);
      return <p>x</p>;
    }, '<div class="yarl__carousel"><img id="photo"></div><b id="caption">x</b>');

  const send = (type: string, x: number, y: number, init = {}, target = '#photo') =>
    find(target).dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), {
        pointerId: 1,
        isPrimary: true,
        clientX: x,
        clientY: y,
        ...init,
      }),
    );

  /** Returns the moves to the next photo and to the one before, after the library has handled an event. */
  const movesAfter = (act: () => void) => {
    vi.useFakeTimers();
    act();
    vi.runAllTimers();
    vi.useRealTimers();
    return [next.mock.calls.length, prev.mock.calls.length];
  };

  const swipe = (x: number, y = 0, during = () => {}) =>
    movesAfter(() => {
      send('pointerdown', 100, 100);
      send('pointerup', 100 + x, 100 + y);
      during();
    });

  const swipeEnd = (pointerId: number) => movesAfter(() => send('pointerup', 0, 0, { pointerId }));

  test.each([
    ['to the left: the next photo', -20, 0, [1, 0]],
    ['to the right: the one before', 20, 19, [0, 1]],
    ['too short', 19, 0, [0, 0]],
    ['as far down as across', 40, 40, [0, 0]],
    ['upwards', 30, -60, [0, 0]],
  ])('moves by its direction: %s', async (_, x, y, moves) => {
    await showSwiped();
    expect(swipe(x, y)).toEqual(moves);
  });

  test('moves nothing that the library itself has moved', async () => {
    await showSwiped();
    expect(swipe(-50, 0, () => void (state.index = 1))).toEqual([0, 0]);
  });

  test('moves the visible part of a zoomed photo', async () => {
    await showSwiped();
    state.zoom = 2;
    expect(swipe(-50)).toEqual([0, 0]);
  });

  test('begins on a photo, with one finger, and ends with the same one', async () => {
    await showSwiped();
    send('pointerdown', 100, 0, {}, '#caption');
    expect(swipeEnd(1)).toEqual([0, 0]);
    send('pointerdown', 100, 0, { isPrimary: false });
    expect(swipeEnd(1)).toEqual([0, 0]);
    send('pointerdown', 100, 0);
    expect(swipeEnd(2)).toEqual([0, 0]);
    expect(swipeEnd(1)).toEqual([0, 0]);
  });

  test('does nothing once the gallery is gone', async () => {
    const host = await showSwiped();
    expect(swipe(-50, 0, () => unmount(host))).toEqual([0, 0]);
    expect(swipe(-50)).toEqual([0, 0]);
  });
});

test('a gallery speaks French and Dutch with the same labels; the library itself speaks English (I18N-01)', () => {
  const { fr, nl, en } = lightboxTexts;
  expect(Object.keys(nl.labels)).toEqual(Object.keys(fr.labels));
  expect(Object.keys(fr.labels)).toHaveLength(15);
  for (const text of [...Object.values(fr.labels), ...Object.values(nl.labels)])
    expect(text).toMatch(/^[\p{L}{]/u);
  expect(en.labels).toEqual({});
});
