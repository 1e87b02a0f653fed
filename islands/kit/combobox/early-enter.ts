import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an Enter that comes between an arrow and the row that it makes active, which shows a moment later: on a busy machine
 * the form would be sent instead.
 *
 * @param index The active row's, below 0 while there is none.
 * @param choose Takes a row.
 * @returns A listener that gets each key first, and whether rows are shown; it returns whether it has caught the key.
 */
export function useEarlyEnter(
  index: number,
  choose: (index: number) => void,
): (key: string, isShown: boolean) => boolean {
  const isMoving = useRef(false);
  const isDue = useRef(false);
  const newest = useRef(choose);
  newest.current = choose;

  useLayoutEffect(() => {
    const wasDue = isDue.current;
    isMoving.current = false;
    isDue.current = false;
    if (wasDue && index >= 0) newest.current(index);
  }, [index]);

  return (key, isShown) => {
    const isCaught = key === 'Enter' && isMoving.current;
    isDue.current = isCaught;
    isMoving.current = isCaught || (isShown && index < 0 && (key === 'ArrowDown' || key === 'ArrowUp'));
    return isCaught;
  };
}
