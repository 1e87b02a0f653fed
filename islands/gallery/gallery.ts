import { openLightbox } from '#kit/lightbox';
import { closest, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import type { Action } from '#runtime';
import { warn } from '#runtime/page/warn.ts';
import { isPhotoLink, readPhoto } from './photos.ts';
import { readSettings } from './settings.ts';

function findNamed(opener: Element, selector: string): Element | undefined {
  try {
    const [container] = querySelectorAll(document, selector);
    if (container) return container;
  } catch {
    // An invalid selector gets the same warning.
  }
  warn(`No gallery is named "${selector}": write the selector of the element around its photos.`, opener);
  return undefined;
}

/** Opens the gallery from an opener elsewhere on the page; the focus returns to it. */
function openNamed(opener: HTMLElement, selector: string): boolean {
  const container = findNamed(opener, selector);
  const photos = querySelectorAll(container ?? opener, 'a')
    .filter(isPhotoLink)
    .map(readPhoto);
  if (!container || photos.length === 0) return false;
  const own = isPhotoLink(opener) ? readPhoto(opener).src : undefined;
  const start = photos.findIndex(({ src }) => src === own);
  const returning = photos.map((photo) => ({ ...photo, opener }));
  openLightbox(returning, Math.max(start, 0), readSettings(container));
  return true;
}

/** Opens the gallery from a link among the photos; the focus returns to the photo that was shown last. */
function openAmong(link: HTMLElement): boolean {
  const container = closest(link, '[data-gallery]')!;
  const links = querySelectorAll(container, 'a').filter(isPhotoLink);
  const start = links.indexOf(link);
  if (start < 0) return false;
  openLightbox(links.map(readPhoto), start, readSettings(container));
  return true;
}

/** Opens the photos of a gallery, starting with the pressed one. */
const openGallery: Action = (element, { proceed }) => {
  const selector = getAttribute(element, 'data-gallery');
  const isShown = selector === null ? openAmong(element) : openNamed(element, selector);
  if (!isShown) proceed();
};

export default openGallery;
