import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { cartReader } from '#kit/cart-reader.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/**
 * Connects the island to the page's cart reader (CRT-02).
 *
 * @param url The address of the cart.
 * @returns Whether the last read failed, and a retry.
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
