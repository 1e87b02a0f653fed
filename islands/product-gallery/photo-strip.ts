import { removeAttribute, contains, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import {
  appendTo,
  childrenOf,
  copyDeep,
  findInside,
  putBefore,
  rectOf,
  removeElement,
} from '#runtime/dom/safe-tree.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import type { Photo } from './props.ts';

const NAME = 'data-photo-name';

/** One of the server's two strips: the scroll container, and the list of photos in it. */
export interface PhotoStrip {
  readonly viewport: HTMLElement;
  readonly list: HTMLElement;
}

/**
 * Finds one of the server's strips.
 *
 * @param host The island.
 * @param name `main` or `thumbs`.
 * @throws {ArchipelError} When there is none.
 */
export function findPhotoStrip(host: HTMLElement, name: 'main' | 'thumbs'): PhotoStrip {
  const viewport = findInside<HTMLElement>(host, `[data-viewport="${name}"]`);
  const list = viewport && findInside<HTMLElement>(viewport, ':scope > ul, :scope > ol');
  if (viewport && list && childrenOf(list).length > 0) return { viewport, list };
  throw new ArchipelError({
    what: `The island "product-gallery" holds no strip "${name}".`,
    why: 'It shows the photos that the server wrote, and draws none of its own.',
    how: `Write <div data-viewport="${name}"><ul><li ${NAME}="front">…</li></ul></div> into it.`,
  });
}

export const slidesOf = ({ list }: PhotoStrip) => childrenOf(list) as HTMLElement[];

/** Returns the name of a slide's photo. */
export const nameOfSlide = (slide: Element): string => getAttribute(slide, NAME) ?? '';

/** Returns the slide in view, in a strip that shows one at a time. Decision 202. */
export function slideInView(strip: PhotoStrip): HTMLElement {
  const { scrollLeft, clientWidth } = strip.viewport;
  const index = Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1));
  return slidesOf(strip)[index] ?? slidesOf(strip).at(-1)!;
}

/** Returns whether a strip stands at a slide; during a swipe it stands between two. */
export function isAtRest(strip: PhotoStrip): boolean {
  return Math.abs(rectOf(slideInView(strip)).left - rectOf(strip.viewport).left) < 2;
}

/** Returns whether a slide is completely in view. */
export function isInView({ viewport }: PhotoStrip, slide: HTMLElement): boolean {
  const [inner, outer] = [rectOf(slide), rectOf(viewport)];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}

function writeIfOther(element: Element, name: string, value: string): void {
  if (getAttribute(element, name) !== value) setAttribute(element, name, value);
}

/**
 * Writes a photo into one of the server's slides: picture, link and label.
 *
 * @param slide The slide.
 * @param photo The photo to show.
 * @param isThumb Whether the slide is a thumbnail: its link leads to the photo's page, and its picture has no
 * alternative text.
 */
export function fillSlide(slide: HTMLElement, photo: Photo, isThumb: boolean): void {
  writeIfOther(slide, NAME, photo.name);
  const [image, link, label] = ['img', 'a', '[data-photo-label]'].map((part) => findInside(slide, part));
  if (image) {
    writeIfOther(image, 'srcset', photo.srcset);
    writeIfOther(image, 'src', photo.src);
    writeIfOther(image, 'alt', isThumb ? '' : photo.alt);
  }
  if (link) writeIfOther(link, 'href', isThumb ? photo.href : photo.large);
  if (label) label.textContent = photo.label;
}

// Slides in order are not moved, because a moved element loses the focus.
const isInOrder = (strip: PhotoStrip, photos: readonly Photo[]) =>
  slidesOf(strip).map(nameOfSlide).join('\n') === photos.map(({ name }) => name).join('\n');

/**
 * Adds, removes and sorts slides to match the photos. The one in view does not move, because its picture is
 * painted already; a missing slide is a copy of it.
 *
 * @param strip The strip.
 * @param photos The photos.
 * @param shown The name of the photo in view.
 * @param fill Fills the copy of a slide.
 */
export function arrangeSlides(
  strip: PhotoStrip,
  photos: readonly Photo[],
  shown: string,
  fill: (slide: HTMLElement, photo: Photo) => void,
): void {
  if (isInOrder(strip, photos)) return;
  const slides = new Map(slidesOf(strip).map((slide) => [nameOfSlide(slide), slide]));
  const index = photos.findIndex(({ name }) => name === shown);
  const anchor = slides.get(shown) ?? slidesOf(strip)[0]!;
  const copyFor = (photo: Photo) => {
    const copy = copyDeep(anchor);
    fill(copy, photo);
    return copy;
  };
  for (const [at, photo] of photos.entries()) {
    const slide = slides.get(photo.name) ?? copyFor(photo);
    if (at < index) putBefore(anchor, slide);
    else if (slide !== anchor) appendTo(strip.list, slide);
  }
  const names = new Set(photos.map(({ name }) => name));
  for (const slide of slidesOf(strip)) if (!names.has(nameOfSlide(slide))) removeElement(slide);
}

/**
 * Scrolls a strip to a slide, without moving the page.
 *
 * @param strip The strip.
 * @param slide One of its slides.
 * @param isStill Whether the scroll is instant.
 */
export function scrollToSlide({ viewport, list }: PhotoStrip, slide: HTMLElement, isStill: boolean): void {
  const first = childrenOf(list)[0] as HTMLElement;
  const left = slide.offsetLeft - first.offsetLeft;
  viewport.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
}

/** Makes slides out of view inert, except the one that contains the focus. */
export function makeOthersInert(strip: PhotoStrip, shown: HTMLElement): void {
  for (const slide of slidesOf(strip)) {
    const isAway = slide !== shown && !contains(slide, document.activeElement);
    if (isAway) setAttribute(slide, 'inert', '');
    else removeAttribute(slide, 'inert');
  }
}

/** Removes `inert` from all slides. */
export function freeSlides(strip: PhotoStrip): void {
  for (const slide of slidesOf(strip)) removeAttribute(slide, 'inert');
}
