import { atom, type ReadableAtom } from 'nanostores';
import { emit, on } from '#runtime';
import { prefersStillness } from '#runtime/dom/motion.ts';
import { dropAttribute, holds, listenAt, writeAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { afterScroll } from './after-scroll.ts';
import {
  arrangeSlides,
  fillSlide,
  findPhotoStrip,
  freeSlides,
  isInView,
  keepOthersInert,
  nameOfSlide,
  scrollToSlide,
  slideInView,
  slidesOf,
  type PhotoStrip,
} from './photo-strip.ts';
import type { Photo } from './props.ts';
import { texts } from './texts.ts';

/** Where a gallery stands, and what moves it. */
export interface PhotoShow {
  /** The place of the photo that is shown. */
  readonly $place: ReadableAtom<number>;
  /** The strip of large photos. */
  readonly main: PhotoStrip;
  /** Shows the photo at a place, and says which one it is. */
  goTo(place: number): void;
  /** Shows other photos, those of another variant: the place stays where one has the same name. */
  renew(photos: readonly Photo[]): void;
}

const fillMain = (slide: HTMLElement, photo: Photo) => fillSlide(slide, photo, false);
const fillThumb = (slide: HTMLElement, photo: Photo) => fillSlide(slide, photo, true);

const placeOfName = (photos: readonly Photo[], name: string) =>
  Math.max(
    0,
    photos.findIndex((photo) => photo.name === name),
  );

function markThumb(thumbs: PhotoStrip, place: number): void {
  for (const [at, slide] of slidesOf(thumbs).entries()) {
    const link = findInside(slide, 'a');
    if (link && at === place) writeAttribute(link, 'aria-current', 'true');
    else if (link) dropAttribute(link, 'aria-current');
  }
}

const isPlain = (event: Event) =>
  event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Tells where in a strip an event has happened. */
const placeOfTarget = (strip: PhotoStrip, { target }: { target: EventTarget | null }) =>
  slidesOf(strip).findIndex((slide) => target instanceof Node && holds(slide, target));

interface Strips {
  readonly main: PhotoStrip;
  readonly thumbs: PhotoStrip;
}

/** The focus that has brought the island was not heard by it. */
const placeOfFocus = ({ thumbs }: Strips) => placeOfTarget(thumbs, { target: document.activeElement });

const sayPlace = (place: number, count: number) => announce(chooseTexts(texts).place(place + 1, count));

/** Scrolls the strip of large photos; the end of a scroll that was replaced is no rest. */
function createScroller(main: PhotoStrip) {
  let target: HTMLElement | undefined;
  return {
    /** Returns whether there is a photo at that place. */
    goTo(place: number, isStill: boolean): boolean {
      const slide = slidesOf(main)[place];
      if (!slide) return false;
      target = isStill ? undefined : slide;
      dropAttribute(slide, 'inert');
      scrollToSlide(main, slide, isStill);
      return true;
    },
    /** Returns the slide in view; nothing while the strip is on its way to another one. */
    atRest(): HTMLElement | undefined {
      const slide = slideInView(main);
      if (target && slide !== target) return undefined;
      target = undefined;
      return slide;
    },
    /** The visitor leads from now on. */
    release: () => void (target = undefined),
  };
}

function followThumb({ thumbs }: Strips, place: number): void {
  markThumb(thumbs, place);
  const thumb = slidesOf(thumbs)[place];
  if (thumb && !isInView(thumbs, thumb)) scrollToSlide(thumbs, thumb, prefersStillness());
}

function arrangeStrips(strips: Strips, photos: readonly Photo[], place: number): void {
  const shown = photos[place]!.name;
  arrangeSlides(strips.main, photos, shown, fillMain);
  arrangeSlides(strips.thumbs, photos, shown, fillThumb);
  const slide = slidesOf(strips.main)[place]!;
  scrollToSlide(strips.main, slide, true);
  keepOthersInert(strips.main, slide);
  followThumb(strips, place);
}

function renewStrips(strips: Strips, photos: readonly Photo[], place: number): void {
  arrangeStrips(strips, photos, place);
  const { main, thumbs } = strips;
  for (const [at, photo] of photos.entries()) {
    fillMain(slidesOf(main)[at]!, photo);
    fillThumb(slidesOf(thumbs)[at]!, photo);
  }
}

interface StripHandlers {
  show: (place: number, isStill?: boolean) => void;
  /** The strip of large photos has come to rest. */
  rest: () => void;
  /** The visitor scrolls that strip. */
  takeOver: () => void;
}

/** What scrolls a strip by hand. */
const BY_HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Follows what a visitor does with the strips. */
function hearStrips(
  { main, thumbs }: Strips,
  { show, rest, takeOver }: StripHandlers,
  signal: AbortSignal,
): void {
  const showThumb = (event: Event) => {
    const place = placeOfTarget(thumbs, event);
    if (place < 0 || !(event.type === 'focusin' || isPlain(event))) return;
    event.preventDefault();
    show(place);
  };
  afterScroll(main.viewport, rest, signal);
  for (const type of BY_HAND) listenAt(main.viewport, type, takeOver, { signal, passive: true });
  listenAt(thumbs.viewport, 'click', showThumb, { signal });
  listenAt(thumbs.viewport, 'focusin', showThumb, { signal });
  on('reveal', (event) => show(placeOfTarget(main, event), true), signal, main.viewport);
  signal.addEventListener('abort', () => freeSlides(main), { once: true });
}

/**
 * Lets the server's two strips go together: a swipe, a thumbnail that is pressed or has the focus, and whatever asks for a
 * photo to be seen, all show it (PRD-03). The strips scroll by themselves; no node in view moves.
 *
 * @param host The island.
 * @param first The photos that the server has written.
 * @param signal Ends it; the slides are the server's again.
 */
export function createPhotoShow(host: HTMLElement, first: readonly Photo[], signal: AbortSignal): PhotoShow {
  const strips: Strips = { main: findPhotoStrip(host, 'main'), thumbs: findPhotoStrip(host, 'thumbs') };
  const { main } = strips;
  const $place = atom(placeOfName(first, nameOfSlide(slideInView(main))));
  let photos = first;

  $place.listen((place) => {
    followThumb(strips, place);
    emit(host, 'slide-changed', { index: place, count: photos.length });
  });
  const scroller = createScroller(main);
  const show = (place: number, isStill = prefersStillness()) => {
    if (scroller.goTo(place, isStill)) $place.set(place);
  };
  const rest = () => {
    const slide = scroller.atRest();
    if (!slide) return;
    const place = placeOfName(photos, nameOfSlide(slide));
    keepOthersInert(main, slide);
    if (place !== $place.get()) sayPlace(place, photos.length);
    $place.set(place);
  };
  hearStrips(strips, { show, rest, takeOver: scroller.release }, signal);
  arrangeStrips(strips, photos, $place.get());
  show(placeOfFocus(strips), true);

  return {
    $place,
    main,
    goTo(place) {
      show(place);
      sayPlace(place, photos.length);
    },
    renew(next) {
      if (next === photos) return;
      $place.set(placeOfName(next, photos[$place.get()]!.name));
      photos = next;
      scroller.release();
      renewStrips(strips, next, $place.get());
    },
  };
}
