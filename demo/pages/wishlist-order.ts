import { findVariant } from '../assortment/index.ts';
import type { Culture } from '../culture.ts';
import type { Shop } from '../shop.ts';
import { fill, plural, texts } from '../texts/index.ts';
import { fullName } from './product-view.ts';

/** A variant and its quantity to order from a list. */
export interface Wanted {
  readonly variantId: number;
  readonly qty: number;
}

/** Result of one line: the quantity now in the cart, and why it is less than requested. */
export interface Taken extends Wanted {
  readonly wanted: number;
  readonly message: string;
}

/** Adds a list to the cart, each line as far as the stock allows. */
export function orderLines(
  { carts }: Pick<Shop, 'carts'>,
  sessionId: string,
  lines: readonly Wanted[],
  culture: Culture,
): Taken[] {
  const t = texts[culture].wishlists;
  const quantities = () => new Map(carts.of(sessionId).lines.map((line) => [line.variant.id, line.quantity]));
  return lines.map(({ variantId, qty }) => {
    const before = quantities().get(variantId) ?? 0;
    const change = carts.add(sessionId, variantId, qty);
    const taken = change.done ? Math.max(0, change.line.quantity - before) : 0;
    const message = taken >= qty ? '' : taken === 0 ? t.nothingLeft : fill(t.onlySome, taken);
    return { variantId, qty: taken, wanted: qty, message };
  });
}

/** Returns the message about the result, in one or two sentences. */
export function orderMessage(taken: readonly Taken[], culture: Culture): string {
  const t = texts[culture].wishlists;
  const some = taken.filter(({ qty }) => qty > 0).length;
  const left = taken.filter(({ qty, wanted }) => qty < wanted);
  const names = left.map(({ variantId }) => {
    const variant = findVariant(variantId);
    return variant ? fullName(variant, culture) : String(variantId);
  });
  const ordered = some > 0 ? plural(t.ordered, some, culture) : t.orderedNone;
  return names.length > 0 ? `${ordered} ${fill(t.leftBehind, names.join(' · '))}` : ordered;
}
