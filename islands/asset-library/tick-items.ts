import { createOverrides } from '#kit/overrides.ts';
import { hasAttribute } from '#runtime/dom/safe.ts';
import type { ListItem } from './list-items.ts';

/**
 * Marks chosen and disabled files in the server's own nodes.
 *
 * @param items The files of the list.
 * @param chosen The chosen ids.
 * @returns Removes the marks; checked controls stay checked.
 */
export function tickItems(items: readonly ListItem[], chosen: ReadonlyMap<string, unknown>): () => void {
  const overrides = createOverrides();
  for (const { control, element, asset } of items) {
    const isChosen = chosen.has(asset.id);
    if (control) control.checked = isChosen;
    overrides.toggleClass(element, 'ar-asset-chosen', isChosen);
    overrides.toggleClass(element, 'ar-asset-refused', control?.disabled === true);
  }
  return () => overrides.restore();
}

/** Returns the files that can be chosen now, by id: neither disabled nor hidden by a search. */
export const choosableOf = (items: readonly ListItem[]): ReadonlyMap<string, ListItem> =>
  new Map(
    items
      .filter(({ control, element }) => control && !control.disabled && !hasAttribute(element, 'hidden'))
      .map((item) => [item.asset.id, item]),
  );
