import { pipe, regex, string } from 'valibot';
import { createTabs } from '../writes/index.ts';
import type { HeartProduct } from './schema.ts';

// "changed", and of which products: "101:10101", or ":10101" of an unknown product.
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

/** Tells other tabs that lists have changed, and of which products: what has become of these the server knows. */
export const notifyWishlistTabs = (changed: readonly HeartProduct[]): void =>
  tabs.send(`changed${changed.slice(0, 20).map(toWord).join('')}`);

/** Hears when another tab has changed lists. */
export const listenToWishlistTabs = (
  onChanged: (changed: HeartProduct[]) => void,
  signal: AbortSignal,
): void => tabs.listen((word) => onChanged(word.split(' ').slice(1).map(toHeartProduct)), signal);
