import type { LightboxPhoto } from '#kit/lightbox';
import { closest, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const addressOf = (link: Element) => getAttribute(link, 'data-photo') ?? getAttribute(link, 'href') ?? '';

/** Whether a link leads to a picture: by its file extension or `data-photo`. */
export function isPhotoLink(link: HTMLElement): boolean {
  const url = webUrl(addressOf(link));
  if (!url) return false;
  return PICTURE.test(url.pathname) || getAttribute(link, 'data-photo') !== null;
}

function captionOf(link: Element, alt: string): string | undefined {
  const figure = closest(link, 'figure');
  const legend = figure && querySelectorAll(figure, 'figcaption')[0];
  const written = getAttribute(link, 'data-caption') ?? legend?.textContent;
  return written?.trim() || alt || undefined;
}

/**
 * Reads the photo of a link.
 *
 * @param link A link accepted by `isPhotoLink`.
 */
export function readPhoto(link: HTMLElement): LightboxPhoto {
  const [image] = querySelectorAll<HTMLImageElement>(link, 'img');
  const alt = (image?.alt || getAttribute(link, 'aria-label') || link.textContent || '').trim();
  return { src: webUrl(addressOf(link))?.href ?? '', alt, caption: captionOf(link, alt), opener: link };
}
