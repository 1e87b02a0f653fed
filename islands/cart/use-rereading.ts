import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { markParts, rereadIsland } from '#kit/reread.ts';
import { report, toError } from '#runtime';
import { RequestError } from '#runtime/request-error.ts';
import { useIsland } from '#runtime/react.tsx';
import { $cart, isFresh, noteAsked } from '#stores/cart/index.ts';

/** What else of the page depends on the cart: totals, shipping methods, coupons. */
const PART = 'data-cart-part';

const isAborted = (error: Error) => error instanceof RequestError && error.kind === 'aborted';

/**
 * Reads the cart from the server again whenever the store asks for it, and keeps the parts of the page in step that
 * depend on the cart (CRT-02).
 *
 * @param url Where the cart is read from.
 * @returns Whether the last reading failed, and how to try again.
 */
export function useRereading(url: string): { hasFailed: boolean; retry: () => void } {
  const { host, signal } = useIsland();
  const { version, isStale, wishes } = useStore($cart);
  const [hasFailed, setFailed] = useState(false);
  const seen = useRef(version);
  const isOld = isStale || Object.keys(wishes).length > 0;

  const read = async () => {
    noteAsked();
    try {
      await rereadIsland(host, url, { part: PART, isWanted: isFresh });
      if (!signal.aborted) setFailed(false);
    } catch (thrown) {
      const error = toError(thrown);
      if (signal.aborted || isAborted(error)) return;
      report(error, 'island "cart"', host);
      setFailed(true);
    }
  };

  useEffect(() => {
    if (version === seen.current) return;
    seen.current = version;
    void read();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new version is the only reason to read
  }, [version]);
  useEffect(() => markParts(PART, isOld), [isOld]);
  return { hasFailed, retry: () => void read() };
}
