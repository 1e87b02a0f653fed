import { useLayoutEffect } from 'react';
import { querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { lightboxTexts } from './lightbox-texts.ts';
import type { LightboxPhoto } from './lightbox-settings.ts';

/**
 * Names thumbnails by their photos, where the library only numbers them. Silences the library's live region,
 * which would read all photos; `useSpokenPhoto` announces the current one.
 *
 * @param photos The photos.
 * @param root Element that contains them.
 */
export function usePhotoNames(photos: readonly LightboxPhoto[], root: HTMLElement): void {
  useLayoutEffect(() => {
    const { position } = chooseTexts(lightboxTexts);
    const nameOf = (thumb: Element) => {
      const image = findInside(thumb, 'img');
      const at = photos.findIndex(({ src }) => image && src === getAttribute(image, 'src'));
      const { alt = '', caption } = photos[at] ?? {};
      return at < 0 ? '' : [alt || caption, position(at + 1, photos.length)].filter(Boolean).join(', ');
    };
    const name = () => {
      for (const thumb of querySelectorAll(root, '.yarl__thumbnails_thumbnail')) {
        const text = nameOf(thumb);
        if (text && getAttribute(thumb, 'aria-label') !== text) setAttribute(thumb, 'aria-label', text);
      }
      for (const region of querySelectorAll(root, '.yarl__carousel[aria-live="polite"]'))
        setAttribute(region, 'aria-live', 'off');
    };
    const observer = new MutationObserver(name);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-live'] });
    name();
    return () => observer.disconnect();
  }, [photos, root]);
}
