import { createElement, memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { SLOT_TAG, unmount } from '#runtime';
import { useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { loadFragment } from '#kit/fragment';

interface Props {
  /** Address of the fragment, of this origin. */
  url: string;
  /** A new value fetches again. */
  version?: number | string;
  onReady?: () => void;
}

// Rendered once: React must never touch the inserted nodes.
const FragmentSlot = memo(
  ({ slot }: { slot: RefObject<HTMLElement | null> }) =>
    createElement(SLOT_TAG, { ref: slot, className: 'ar-fragment' }),
  () => true,
);

/** HTML of the server inside a view: fetched and inserted by `loadFragment`, with a retry on failure. */
export function ServerFragment({ url, version, onReady }: Props) {
  const { signal: island } = useIsland();
  const slot = useRef<HTMLElement>(null);
  const done = useRef(onReady);
  done.current = onReady;

  useLayoutEffect(() => {
    const element = slot.current;
    return () => void (element && unmount(element));
  }, []);

  useEffect(() => {
    const controller = followSignal(island);
    const { signal } = controller;
    if (slot.current)
      void loadFragment(slot.current, url, {
        signal,
        needsContent: true,
        onRendered: () => done.current?.(),
      });
    return () => controller.abort();
  }, [island, url, version]);

  return <FragmentSlot slot={slot} />;
}
