import { atom, type ReadableAtom } from 'nanostores';
import { emit, on } from '#runtime';
import { prefersStillness } from '#runtime/dom/motion.ts';
import { removeAttribute, contains, addListener, setAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { afterScroll } from './after-scroll.ts';
import {
  arrangeSlides,
  fillSlide,
  findPhotoStrip,
  freeSlides,
  isAtRest,
  isInView,
  makeOthersInert,
  nameOfSlide,
  scrollToSlide,
  slideInView,
  slidesOf,
  type PhotoStrip,
} from './photo-strip.ts';
import type { Photo } from './props.ts';
import { texts } from './texts.ts';

/** The position of a gallery, and the functions that change it. */
export interface PhotoShow {
  /** The index of the shown photo. */
  readonly $index: ReadableAtom<number>;
  /** The strip of large photos. */
  readonly main: PhotoStrip;
  /** Shows the photo at a position, and announces it. */
  goTo(index: number): void;
  /** Shows the photos of another variant; a photo with the name of the shown one stays in view. */
  renew(photos: readonly Photo[]): void;
}

const fillMain = (slide: HTMLElement, photo: Photo) => fillSlide(slide, photo, false);
const fillThumb = (slide: HTMLElement, photo: Photo) => fillSlide(slide, photo, true);

const indexOfName = (photos: readonly Photo[], name: string) =>
  Math.max(
    0,
    photos.findIndex((photo) => photo.name === name),
  );

function markThumb(thumbs: PhotoStrip, index: number): void {
  for (const [at, slide] of slidesOf(thumbs).entries()) {
    const link = findInside(slide, 'a');
    if (link && at === index) setAttribute(link, 'aria-current', 'true');
    else if (link) removeAttribute(link, 'aria-current');
  }
}

const isPlain = (event: Event) =>
  event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Returns the index of the slide that contains an event's target; -1 outside the slides. */
const indexOfTarget = (strip: PhotoStrip, { target }: { target: EventTarget | null }) =>
  slidesOf(strip).findIndex((slide) => target instanceof Node && contains(slide, target));

interface Strips {
  readonly main: PhotoStrip;
  readonly thumbs: PhotoStrip;
}

/** The focus that loaded the island precedes its listeners. */
const indexOfFocus = ({ thumbs }: Strips) => indexOfTarget(thumbs, { target: document.activeElement });

const announcePosition = (index: number, count: number) =>
  announce(chooseTexts(texts).position(index + 1, count));

/** Creates the scroller of the large photos; it ignores the end of a superseded scroll. */
function createScroller(main: PhotoStrip) {
  let target: HTMLElement | undefined;
  return {
    /** Scrolls to a photo; returns whether the index has one. */
    goTo(index: number, isStill: boolean): boolean {
      const slide = slidesOf(main)[index];
      if (!slide) return false;
      target = isStill ? undefined : slide;
      removeAttribute(slide, 'inert');
      scrollToSlide(main, slide, isStill);
      return true;
    },
    /** Returns the slide in view; undefined while the strip scrolls to another one. */
    current(): HTMLElement | undefined {
      const slide = slideInView(main);
      if (target && slide !== target) return undefined;
      target = undefined;
      return slide;
    },
    /** Drops the target, because the visitor scrolls by hand. */
    release: () => void (target = undefined),
  };
}

function followThumb({ thumbs }: Strips, index: number): void {
  markThumb(thumbs, index);
  const thumb = slidesOf(thumbs)[index];
  if (thumb && !isInView(thumbs, thumb)) scrollToSlide(thumbs, thumb, prefersStillness());
}

function arrangeStrips(strips: Strips, photos: readonly Photo[], index: number): void {
  const shown = photos[index]!.name;
  arrangeSlides(strips.main, photos, shown, fillMain);
  arrangeSlides(strips.thumbs, photos, shown, fillThumb);
  const slide = slidesOf(strips.main)[index]!;
  if (!isInView(strips.main, slide)) scrollToSlide(strips.main, slide, true);
  makeOthersInert(strips.main, slide);
  followThumb(strips, index);
}

function renewStrips(strips: Strips, photos: readonly Photo[], index: number): void {
  arrangeStrips(strips, photos, index);
  const { main, thumbs } = strips;
  for (const [at, photo] of photos.entries()) {
    fillMain(slidesOf(main)[at]!, photo);
    fillThumb(slidesOf(thumbs)[at]!, photo);
  }
}

interface StripHandlers {
  show: (index: number, isStill?: boolean) => void;
  /** Called while the strip of large photos scrolls. */
  onScroll: () => void;
  /** Called when it has stopped. */
  onScrollEnd: () => void;
  /** Called when the visitor scrolls that strip by hand. */
  takeOver: () => void;
}

/** Events by which a visitor scrolls a strip by hand. */
const BY_HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Listens to the visitor's actions in the strips. */
function listenToStrips(
  { main, thumbs }: Strips,
  { show, onScroll, onScrollEnd, takeOver }: StripHandlers,
  signal: AbortSignal,
): void {
  const showThumb = (event: Event) => {
    const index = indexOfTarget(thumbs, event);
    if (index < 0 || !(event.type === 'focusin' || isPlain(event))) return;
    event.preventDefault();
    show(index);
  };
  addListener(main.viewport, 'scroll', onScroll, { signal, passive: true });
  afterScroll(main.viewport, onScrollEnd, signal);
  for (const type of BY_HAND) addListener(main.viewport, type, takeOver, { signal, passive: true });
  addListener(thumbs.viewport, 'click', showThumb, { signal });
  addListener(thumbs.viewport, 'focusin', showThumb, { signal });
  on('reveal', (event) => show(indexOfTarget(main, event), true), signal, main.viewport);
  signal.addEventListener('abort', () => freeSlides(main), { once: true });
}

/** The counter follows the finger; what the end of a scroll causes waits for it. */
function createScrollHandlers(
  current: () => HTMLElement | undefined,
  follow: (slide: HTMLElement) => void,
  rest: (slide: HTMLElement) => void,
): Pick<StripHandlers, 'onScroll' | 'onScrollEnd'> {
  const onScroll = () => {
    const slide = current();
    if (slide) follow(slide);
    return slide;
  };
  const onScrollEnd = () => {
    const slide = onScroll();
    if (slide) rest(slide);
  };
  return { onScroll, onScrollEnd };
}

/** Runs a function once, at the first call at which the strip is at rest. */
function onceAtRest(strip: PhotoStrip, run: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone || !isAtRest(strip)) return;
    isDone = true;
    run();
  };
}

/** Announces positions that a swipe has reached, not those that are set. */
function createAnnouncer(first: number) {
  let known = first;
  return {
    set: (index: number) => (known = index),
    reach(index: number, count: number): void {
      if (index !== known) announcePosition(index, count);
      known = index;
    },
  };
}

/**
 * Synchronizes the server's two strips: a swipe, a pressed or focused thumbnail, or a `reveal` event shows a
 * photo (PRD-03). The strips scroll natively, and no node in view is moved.
 *
 * @param host The island.
 * @param first The photos in the server's HTML.
 * @param signal Ends the synchronization, and removes `inert` from the slides.
 */
export function createPhotoShow(host: HTMLElement, first: readonly Photo[], signal: AbortSignal): PhotoShow {
  const strips: Strips = { main: findPhotoStrip(host, 'main'), thumbs: findPhotoStrip(host, 'thumbs') };
  const { main } = strips;
  const $index = atom(indexOfName(first, nameOfSlide(slideInView(main))));
  const announcer = createAnnouncer($index.get());
  let photos = first;
  $index.listen((index) => {
    followThumb(strips, index);
    emit(host, 'slide-changed', { index: index, count: photos.length });
  });
  const scroller = createScroller(main);
  const setIndex = (index: number) => $index.set(announcer.set(index));
  const show = (index: number, isStill = prefersStillness()) => {
    if (scroller.goTo(index, isStill)) setIndex(index);
  };
  // A swipe that loaded this code goes on: the slides are arranged at its end.
  const arrange = onceAtRest(main, () => arrangeStrips(strips, photos, $index.get()));
  const follow = (slide: HTMLElement) => $index.set(indexOfName(photos, nameOfSlide(slide)));
  const handlers = createScrollHandlers(scroller.current, follow, (slide) => {
    makeOthersInert(main, slide);
    arrange();
    announcer.reach($index.get(), photos.length);
  });
  listenToStrips(strips, { show, ...handlers, takeOver: scroller.release }, signal);
  arrange();
  show(indexOfFocus(strips), true);

  const renew = (next: readonly Photo[]) => {
    if (next === photos) return;
    setIndex(indexOfName(next, photos[$index.get()]!.name));
    photos = next;
    scroller.release();
    renewStrips(strips, next, $index.get());
  };
  const goTo = (index: number) => {
    show(index);
    announcePosition(index, photos.length);
  };
  return { $index, main, goTo, renew };
}
