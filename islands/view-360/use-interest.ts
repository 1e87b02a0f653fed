import { useLayoutEffect, useState, type RefObject } from 'react';
import { prefersStillness } from '#runtime/dom/motion.ts';
import { matches } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';

const SIGNALS = ['pointerenter', 'focusin', 'touchstart'];

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Returns whether the visitor wants more than the first photo: at once for autoplay, otherwise from the first
 * hover, touch or focus.
 *
 * @param area The element around the photos.
 * @param rotatesByItself Whether autoplay is on; ignored for reduced motion and data saving.
 */
export function useInterest(area: RefObject<HTMLElement | null>, rotatesByItself: boolean): boolean {
  const { signal } = useIsland();
  const [isThere, setThere] = useState(() => rotatesByItself && !prefersStillness() && !savesData());
  useLayoutEffect(() => {
    const record = () => setThere(true);
    for (const type of SIGNALS) area.current!.addEventListener(type, record, { signal, passive: true });
    // The hover or focus may precede the mount.
    if (matches(area.current!, ':hover, :focus-within')) record();
  }, [area, signal]);
  return isThere;
}
