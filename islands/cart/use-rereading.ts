import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { cartReader } from '#kit/cart-reader.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/**
 * Has the island follow the page's reader of the cart (CRT-02).
 *
 * @param url Where the cart is read from.
 * @returns Whether the last reading failed, and how to try again.
 */
export function useRereading(url: string): { hasFailed: boolean; retry: () => void } {
  const { host } = useIsland();
  const hasFailed = useStore(cartReader.$failures) > 0;
  useLayoutEffect(() => {
    const controller = new AbortController();
    cartReader.join({ host, url }, controller.signal);
    return () => controller.abort();
  }, [host, url]);
  return { hasFailed, retry: () => cartReader.retry() };
}
