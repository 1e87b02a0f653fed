import { useEffect, useState } from 'react';
import { begin, end } from '#runtime/page/activity.ts';

/** Number of rows that are complete at once, more than a first view shows. */
export const ROWS_AT_ONCE = 100;

/** Number of rows that are completed by each step. */
const ROWS_PER_STEP = 200;

/**
 * Returns how many rows of a long list are complete: the first ones at once, the others step by step, so that
 * no task blocks the page. Decision 532.
 *
 * @param total The number of rows.
 */
export function useSteps(total: number): number {
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const isDone = count >= total;
  useEffect(() => {
    if (isDone) return undefined;
    begin();
    const timer = setTimeout(() => setCount(count + ROWS_PER_STEP));
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [count, isDone]);
  return count;
}
