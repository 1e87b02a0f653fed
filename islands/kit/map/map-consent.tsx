import { useEffect, useRef, useState } from 'react';
import { allowAlways, gateTexts, missingConsent } from '#kit/consent-gate';
import { focusStill } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { ConsentCategory } from '#stores/consent';
import { mapTexts } from './map-texts.ts';

/** The consent that a map still needs, and the visitor's answer. */
export interface MapConsent {
  /** The category still needed; undefined once the map may be shown. */
  readonly missing: ConsentCategory | undefined;
  /** Whether the visitor has just consented here, so that the map takes the focus. */
  readonly isAnswered: boolean;
  readonly allowOnce: () => void;
}

/** Tracks the consent for the host's `data-category`. */
export function useMapConsent(): MapConsent {
  const { host, signal } = useIsland();
  const [missing, setMissing] = useState(() => missingConsent(host));
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    const look = () => setMissing(missingConsent(host));
    // No event reports the initial consent; `data-consented` on the root element shows it and every change.
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributeFilter: ['data-consented'] });
    look();
    signal.addEventListener('abort', () => observer.disconnect());
    return () => observer.disconnect();
  }, [host, signal]);
  return { missing: isAnswered ? undefined : missing, isAnswered, allowOnce: () => setAnswered(true) };
}

interface Props {
  category: ConsentCategory;
  onYes: () => void;
}

/** Requests consent in place of the map: once, or always. */
export function MapQuestion({ category, onYes }: Props) {
  const labels = chooseTexts(gateTexts);
  const allow = () => {
    onYes();
    allowAlways(category);
  };
  return (
    <div className="ar-map-missing">
      <p>{chooseTexts(mapTexts).question}</p>
      <div className="ar-dialog-actions">
        <button type="button" className="ar-button" onClick={onYes}>
          {labels.once}
        </button>
        <button type="button" className="ar-button ar-button-quiet" onClick={allow}>
          {labels.always}
        </button>
      </div>
    </div>
  );
}

/** Moves the focus to the new content after the focused button was removed. */
export function useFocusOnce(shouldFocus: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus && container.current) focusStill(container.current);
  }, [shouldFocus]);
  return container;
}
