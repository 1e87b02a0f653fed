import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { ShownSummary } from '#stores/cart/summary-views.ts';
import { texts } from './texts.ts';

let announced = '';

/**
 * Announces the cart's content once, even if several badges show it.
 *
 * @param summary Amounts as text; nothing is announced while a field is unknown.
 */
export function announceCart({ ItemsCount, AmountTaxInclHtml }: ShownSummary): void {
  if (ItemsCount === undefined || AmountTaxInclHtml === undefined) return;
  const labels = chooseTexts(texts);
  const text = labels.changed(`${ItemsCount} ${labels.unit(ItemsCount)}`, AmountTaxInclHtml);
  if (text === announced) return;
  announced = text;
  announce(text);
}
