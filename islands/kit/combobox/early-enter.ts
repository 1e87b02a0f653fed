import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an Enter that comes between an arrow and the row that it makes active, which shows a moment later: on a busy machine
 * the form would be sent instead.
 *
 * @param place The active row's, below 0 while there is none.
 * @param choose Takes a row.
 * @returns What hears each key first, told whether rows are shown; it says whether the key is kept.
 */
export function useEarlyEnter(
  place: number,
  choose: (place: number) => void,
): (key: string, isShown: boolean) => boolean {
  const isMoving = useRef(false);
  const isDue = useRef(false);
  const newest = useRef(choose);
  newest.current = choose;

  useLayoutEffect(() => {
    const wasDue = isDue.current;
    isMoving.current = false;
    isDue.current = false;
    if (wasDue && place >= 0) newest.current(place);
  }, [place]);

  return (key, isShown) => {
    const isKept = key === 'Enter' && isMoving.current;
    isDue.current = isKept;
    isMoving.current = isKept || (isShown && place < 0 && (key === 'ArrowDown' || key === 'ArrowUp'));
    return isKept;
  };
}
