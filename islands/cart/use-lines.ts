import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { $cart, takeLines } from '#stores/cart';
import type { CartLine } from '#stores/cart/schema.ts';
import { toRows, type Row } from './rows.ts';

/**
 * Returns the rows to show. The page's lines take precedence until the store has adopted them.
 *
 * @param given The lines of the page or fragment.
 */
export function useLines(given: readonly CartLine[]): Row[] {
  const cart = useStore($cart);
  const [taken, setTaken] = useState<readonly CartLine[]>();
  useLayoutEffect(() => {
    takeLines(given);
    setTaken(given);
  }, [given]);
  return toRows(taken === given ? cart.lines : given, cart);
}
