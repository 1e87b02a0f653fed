import { pipe, regex, string } from 'valibot';
import { createTabs } from '../writes/index.ts';
import { recordChangeTime } from './missed.ts';
import type { HeartProduct } from './schema.ts';

// The message "changed" with its products: "101:10101", or ":10101" of an unknown product.
const tabs = createTabs({
  area: 'wishlists',
  version: 1,
  word: pipe(string(), regex(/^changed(?: [\w-]{0,40}:[\w-]{1,40}){0,20}$/)),
});

const toWord = ({ productId = '', productVariantId }: HeartProduct) => ` ${productId}:${productVariantId}`;

function toHeartProduct(text: string): HeartProduct {
  const [productId, productVariantId = ''] = text.split(':');
  return { productId: productId || undefined, productVariantId };
}

/** Notifies other tabs that lists have changed, with their products; the server knows the new state. */
export function notifyWishlistTabs(changed: readonly HeartProduct[]): void {
  recordChangeTime();
  tabs.send(`changed${changed.slice(0, 20).map(toWord).join('')}`);
}

/** Subscribes to changes of lists in other tabs. */
export const listenToWishlistTabs = (
  onChanged: (changed: HeartProduct[]) => void,
  signal: AbortSignal,
): void => tabs.listen((word) => onChanged(word.split(' ').slice(1).map(toHeartProduct)), signal);
