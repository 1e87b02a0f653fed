import { useLayoutEffect, useState, type RefObject } from 'react';
import { prefersStillness } from '#runtime/dom/motion.ts';
import { isMatch } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';

const SIGNS = ['pointerenter', 'focusin', 'touchstart'];

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Tells when somebody wants to see more than the first photo: at once where it turns by itself, otherwise from the first
 * pointer, finger or focus that comes near.
 *
 * @param area Where they come.
 * @param turnsByItself Whether it is meant to, if the visitor allows it.
 */
export function useInterest(area: RefObject<HTMLElement | null>, turnsByItself: boolean): boolean {
  const { signal } = useIsland();
  const [isThere, setThere] = useState(() => turnsByItself && !prefersStillness() && !savesData());
  useLayoutEffect(() => {
    const note = () => setThere(true);
    for (const type of SIGNS) area.current!.addEventListener(type, note, { signal, passive: true });
    // It may have come before the island did.
    if (isMatch(area.current!, ':hover, :focus-within')) note();
  }, [area, signal]);
  return isThere;
}
