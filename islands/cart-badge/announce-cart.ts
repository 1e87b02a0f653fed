import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { ShownSummary } from '#stores/cart/places.ts';
import { texts } from './texts.ts';

let said = '';

/**
 * Tells what the cart holds now, once however many places of the page show it.
 *
 * @param summary Amounts as text; nothing is said while a part is not known.
 */
export function announceCart({ ItemsCount, AmountTaxInclHtml }: ShownSummary): void {
  if (ItemsCount === undefined || AmountTaxInclHtml === undefined) return;
  const words = chooseTexts(texts);
  const text = words.changed(`${ItemsCount} ${words.unit(ItemsCount)}`, AmountTaxInclHtml);
  if (text === said) return;
  said = text;
  announce(text);
}
