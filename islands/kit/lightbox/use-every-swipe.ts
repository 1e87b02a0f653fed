import { useLayoutEffect, type RefObject } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { closest, addListener } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/** Minimum distance of a swipe, in CSS pixels (GAL-01). */
const SWIPE_THRESHOLD_PX = 20;

interface Start {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly index: number | undefined;
}

const isOnPhoto = ({ target }: Event) =>
  target instanceof Element && closest(target, '.yarl__carousel') !== null;

/**
 * Makes slow swipes count. The library accepts a short one only within its animation time, which is 0 under
 * reduced motion; a swipe that it ignored is carried out here. Decision 453.
 *
 * @param root Element that contains the photos.
 * @param controller Moves to another photo.
 * @param zoom The zoom; in a zoomed photo a swipe moves the visible part.
 */
export function useEverySwipe(
  root: HTMLElement,
  controller: RefObject<ControllerRef | null>,
  zoom: RefObject<ZoomRef | null>,
): void {
  const { signal } = useIsland();
  useLayoutEffect(() => {
    let start: Start | undefined;
    const indexNow = () => controller.current?.getLightboxState().currentIndex;
    const onDown = (event: PointerEvent) => {
      const isSwipe = event.isPrimary && isOnPhoto(event) && (zoom.current?.zoom ?? 1) <= 1;
      start = isSwipe
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, index: indexNow() }
        : undefined;
    };
    const onUp = (event: PointerEvent) => {
      const begun = start;
      start = undefined;
      if (begun?.id !== event.pointerId) return;
      const [across, down] = [event.clientX - begun.x, event.clientY - begun.y];
      if (Math.abs(across) < SWIPE_THRESHOLD_PX || Math.abs(across) <= Math.abs(down)) return;
      // The library handles the same event first.
      setTimeout(() => {
        if (signal.aborted || indexNow() !== begun.index) return;
        if (across < 0) controller.current?.next();
        else controller.current?.prev();
      });
    };
    const options = { signal, capture: true };
    addListener(root, 'pointerdown', onDown as (event: Event) => void, options);
    addListener(root, 'pointerup', onUp as (event: Event) => void, options);
  }, [root, controller, zoom, signal]);
}
