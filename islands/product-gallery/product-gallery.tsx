import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { ChevronIcon } from '#kit/icons.tsx';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { Lens } from './lens.tsx';
import { createPhotoShow } from './photo-show.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './product-gallery.css';

export { props } from './props.ts';

interface StepProps {
  label: string;
  className: string;
  isUseless: boolean;
  onPress: () => void;
}

// `aria-disabled` instead of `disabled`: the focus stays on the button at the end of the photos.
function Step({ label, className, isUseless, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isUseless || undefined}
      onClick={() => !isUseless && onPress()}
    >
      <ChevronIcon />
    </button>
  );
}

/** Hides the server's counter, whose place is taken by the arrows with their own. */
function replaceCounter(host: Element): (() => void) | undefined {
  const counter = findInside(host, '[data-photo-count]');
  if (!counter) return undefined;
  counter.hidden = true;
  return () => void (counter.hidden = false);
}

function ProductGallery({ photos, zoom }: Props) {
  const { host, signal } = useIsland();
  const [show] = useState(() => createPhotoShow(host, photos, signal));
  const index = useStore(show.$index);
  useLayoutEffect(() => show.renew(photos), [show, photos]);
  useLayoutEffect(() => replaceCounter(host), [host]);
  const labels = chooseTexts(texts);
  const photo = photos[index] ?? photos[0]!;

  return (
    <>
      {zoom && <Lens viewport={show.main.viewport} src={photo.large} />}
      {photos.length > 1 && (
        <div className="product-gallery-controls" role="group" aria-label={labels.controls}>
          <Step
            className="product-gallery-previous"
            label={labels.previous}
            isUseless={index === 0}
            onPress={() => show.goTo(show.$index.get() - 1)}
          />
          <span>
            <span aria-hidden="true">
              {index + 1} / {photos.length}
            </span>
            <span className="ar-visually-hidden">{labels.position(index + 1, photos.length)}</span>
          </span>
          <Step
            className="product-gallery-next"
            label={labels.next}
            isUseless={index === photos.length - 1}
            onPress={() => show.goTo(show.$index.get() + 1)}
          />
        </div>
      )}
    </>
  );
}

export default react(ProductGallery, { placement: 'append' });
