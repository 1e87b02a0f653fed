import { createOverrides } from '#kit/overrides.ts';
import { hasAttribute } from '#runtime/dom/safe.ts';
import type { ListItem } from './list-items.ts';

/**
 * Shows in the server's own nodes what is chosen, and what can't be.
 *
 * @param items The files of the list.
 * @param chosen The ids of what is chosen.
 * @returns Takes the marks back; what is ticked stays so.
 */
export function tickItems(items: readonly ListItem[], chosen: ReadonlyMap<string, unknown>): () => void {
  const overrides = createOverrides();
  for (const { control, element, asset } of items) {
    const isChosen = chosen.has(asset.id);
    if (control) control.checked = isChosen;
    overrides.mark(element, 'ar-asset-chosen', isChosen);
    overrides.mark(element, 'ar-asset-refused', control?.disabled === true);
  }
  return () => overrides.restore();
}

/** What of a list can be chosen now, by id: neither refused nor hidden by a search. */
export const choosableOf = (items: readonly ListItem[]): ReadonlyMap<string, ListItem> =>
  new Map(
    items
      .filter(({ control, element }) => control && !control.disabled && !hasAttribute(element, 'hidden'))
      .map((item) => [item.asset.id, item]),
  );
