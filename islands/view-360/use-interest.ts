import { useLayoutEffect, useState, type RefObject } from 'react';
import { prefersStillness } from '#runtime/dom/motion.ts';
import { matches } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';

const SIGNALS = ['pointerenter', 'focusin', 'touchstart'];

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Tells when somebody wants to see more than the first photo: at once where it turns by itself, otherwise from the first
 * pointer, finger or focus that comes near.
 *
 * @param area Where they come.
 * @param rotatesByItself Whether it is meant to, if the visitor allows it.
 */
export function useInterest(area: RefObject<HTMLElement | null>, rotatesByItself: boolean): boolean {
  const { signal } = useIsland();
  const [isThere, setThere] = useState(() => rotatesByItself && !prefersStillness() && !savesData());
  useLayoutEffect(() => {
    const record = () => setThere(true);
    for (const type of SIGNALS) area.current!.addEventListener(type, record, { signal, passive: true });
    // It may have come before the island did.
    if (matches(area.current!, ':hover, :focus-within')) record();
  }, [area, signal]);
  return isThere;
}
