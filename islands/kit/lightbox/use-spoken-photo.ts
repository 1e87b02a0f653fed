import { useLayoutEffect, useRef, useState } from 'react';
import { addListener } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { lightboxTexts } from './lightbox-texts.ts';
import type { LightboxPhoto } from './lightbox-settings.ts';

interface SpokenPhoto {
  /** The text of the gallery's status region. */
  readonly text: string;
  /** Sets the current photo; a quiet one, as in a slideshow, is not announced. */
  readonly announce: (index: number, isQuiet: boolean) => void;
}

/**
 * Announces the current photo with its caption, or its failure. The library's own live region contains all
 * photos from the start, so it announces none.
 *
 * @param photos The photos.
 * @param root Element that contains them.
 */
export function useSpokenPhoto(photos: readonly LightboxPhoto[], root: HTMLElement): SpokenPhoto {
  const { signal } = useIsland();
  const [state, setState] = useState({ index: -1, isQuiet: false });
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const announce = useRef((index: number, isQuiet: boolean) => setState({ index, isQuiet }));
  useLayoutEffect(() => {
    const record = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) setBroken((known) => new Set(known).add(target.src));
    };
    addListener(root, 'error', record, { signal, capture: true });
  }, [root, signal]);

  const photo = photos[state.index];
  const labels = chooseTexts(lightboxTexts);
  const caption = photo && (broken.has(photo.src) ? labels.broken : photo.caption);
  const position = labels.position(state.index + 1, photos.length);
  const text = photo && !state.isQuiet ? [position, caption].filter(Boolean).join('. ') : '';
  return { text, announce: announce.current };
}
