/** What of the library was chosen, by id, in the order of choosing; it lives on from folder to folder. */
export interface Chosen<Item> {
  readonly items: ReadonlyMap<string, Item>;
  /** What was pressed last: a range begins there. */
  readonly anchor?: string;
}

/** What is pressed. */
export interface ItemPress {
  readonly id: string;
  /** Whether it is to be chosen from now on. */
  readonly isOn: boolean;
  /** Whether all from the last press on are meant (shift). */
  readonly isRange: boolean;
  /** Whether only one can be chosen at a time. */
  readonly isSingle: boolean;
}

function rangeOf(ids: readonly string[], anchor: string | undefined, id: string): readonly string[] {
  const ends = [anchor === undefined ? -1 : ids.indexOf(anchor), ids.indexOf(id)].sort((a, b) => a - b);
  return ends[0]! < 0 ? [id] : ids.slice(ends[0], ends[1]! + 1);
}

/**
 * Chooses, or takes back: one, or with shift all from the last press on.
 *
 * @param chosen What was chosen before.
 * @param listed What can be chosen in the list, in its order.
 * @param press What is pressed.
 */
export function pressItem<Item>(
  chosen: Chosen<Item>,
  listed: ReadonlyMap<string, Item>,
  { id, isOn, isRange, isSingle }: ItemPress,
): Chosen<Item> {
  const meant = isRange && !isSingle ? rangeOf([...listed.keys()], chosen.anchor, id) : [id];
  const items = new Map(isSingle ? [] : chosen.items);
  for (const one of meant) {
    const item = listed.get(one);
    if (!isOn) items.delete(one);
    else if (item !== undefined) items.set(one, item);
  }
  return { items, anchor: id };
}
