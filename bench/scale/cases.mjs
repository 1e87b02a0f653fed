import { writeCart, writeCarousels, writeHearts, writeImages, writeQuantities } from './markup.mjs';
import { writeGroup, writeOpenGroup, writeTabs } from './togglers.mjs';

/** Counts of each case: the ratio of their times for each item shows whether the work grows faster than the page. */
export const [FEW, MANY] = [200, 2_000];

/**
 * Pages with many items of one kind.
 *
 * - `island`: the island whose readiness is counted; `ready`: how many of it, one for each item by default.
 * - `write`: writes the page's content for a number of items.
 * - `hasLimit`: whether the issue sets a limit for the time of each item.
 */
export const CASES = [
  { name: 'togglers of one group', island: 'collapse', write: writeGroup, hasLimit: true },
  { name: 'togglers of open panels', island: 'collapse', write: writeOpenGroup, hasLimit: true },
  { name: 'tabs of one list', island: 'tab', write: writeTabs, hasLimit: true },
  { name: 'cart lines', island: 'cart', ready: () => 1, write: writeCart, presses: true },
  { name: 'quantity fields', island: 'quantity-field', write: writeQuantities },
  { name: 'lazy images', island: 'lazy-image', write: writeImages },
  { name: 'carousels', island: 'carousel', write: writeCarousels, counts: [100, 1_000] },
  { name: 'hearts', island: 'cart-badge', ready: () => 1, write: writeHearts },
];
