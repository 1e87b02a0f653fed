import { appendTo, focusStill, removeElement } from '#runtime/dom/safe-tree.ts';
import { isAttached } from '#runtime/dom/safe.ts';
import { on, report } from '#runtime';
import { reveal } from '#runtime/dom/reveal.ts';
import { react } from '#runtime/islands/react.tsx';
import { closeOnBack, topDialog } from '#kit/dialog';
import { LightboxView, type LightboxViewProps } from './lightbox.tsx';
import type { LightboxPhoto, LightboxSettings } from './lightbox-settings.ts';

const mountLightbox = react<LightboxViewProps>(LightboxView);

let opened = 0;
let isOpen = false;

/** Renders the view on top of the page; returns the function that removes it. */
function drawOver(view: LightboxViewProps, signal: AbortSignal, fail: (error: Error) => void): () => void {
  const host = document.createElement('div');
  appendTo(view.root, host);
  const takeDown = mountLightbox(host, view, {
    signal,
    name: 'lightbox',
    id: `lightbox-${++opened}`,
    foundAt: performance.now(),
    onProps: () => {},
    waitFor: () => {},
    fail,
  });
  return () => {
    takeDown?.();
    removeElement(host);
  };
}

// The photo may be in a slide out of view, which takes no focus: `reveal` scrolls it into view first.
function restoreFocus(opener?: HTMLElement): void {
  if (!opener || !isAttached(opener)) return;
  reveal(opener);
  focusStill(opener);
}

/**
 * Shows photos over the page in full size, with thumbnails, captions, zoom and a slideshow (GAL-01). Escape,
 * a press beside the photo, Back and a visit close it; the focus returns to the last photo in the page.
 *
 * @param photos One or more.
 * @param start Index of the first photo.
 * @param settings Durations and preloading.
 */
export function openLightbox(
  photos: readonly LightboxPhoto[],
  start: number,
  settings: LightboxSettings,
): void {
  if (isOpen || photos.length === 0) return;
  isOpen = true;
  const controller = new AbortController();
  const { signal } = controller;
  let shown = start;
  let leaveEntry: (() => unknown) | undefined;

  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    controller.abort();
    takeAway();
  };
  const close = () => {
    end();
    void leaveEntry?.();
    restoreFocus(photos[shown]?.opener);
  };
  const view: LightboxViewProps = {
    photos,
    settings,
    start,
    // An open dialog makes everything around it inert.
    root: topDialog() ?? document.body,
    onOpen: (closeView) => (leaveEntry = closeOnBack(closeView, signal)),
    onView: (index) => (shown = index),
    onClosed: close,
  };
  const takeAway = drawOver(view, signal, (error) => {
    end();
    report(error, 'lightbox');
  });
  on('page-leave', end, signal);
}
