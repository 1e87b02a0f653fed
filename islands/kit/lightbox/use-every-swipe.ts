import { useLayoutEffect, type RefObject } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { closest, addListener } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/** From here on a move is a swipe, in CSS pixels (GAL-01). */
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
 * Lets a swipe count however long it takes. The library accepts a short one only within the time of its animation, which is
 * none for visitors who want less motion; a swipe that it gave up is made good once it is over. Decision 453.
 *
 * @param root Where the photos are drawn.
 * @param controller Moves them.
 * @param zoom Of a zoomed photo a swipe moves the part that shows.
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
      // The library decides with the same event.
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
