/** The chosen files by id, in the order of choosing; the choice is preserved from folder to folder. */
export interface Chosen<Item> {
  readonly items: ReadonlyMap<string, Item>;
  /** The last pressed file, where a range begins. */
  readonly anchor?: string;
}

/** A press on a file. */
export interface ItemPress {
  readonly id: string;
  /** Whether the file becomes chosen. */
  readonly isOn: boolean;
  /** Whether the press selects a range from the last one (Shift). */
  readonly isRange: boolean;
  /** Whether only one file can be chosen at a time. */
  readonly isSingle: boolean;
}

function rangeOf(ids: readonly string[], anchor: string | undefined, id: string): readonly string[] {
  const ends = [anchor === undefined ? -1 : ids.indexOf(anchor), ids.indexOf(id)].sort((a, b) => a - b);
  return ends[0]! < 0 ? [id] : ids.slice(ends[0], ends[1]! + 1);
}

/**
 * Adds or removes one file, or with Shift the range from the last press.
 *
 * @param chosen The previous choice.
 * @param listed The selectable files of the list, in order.
 * @param press The press.
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
