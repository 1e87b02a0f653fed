import { compareDocumentPosition, addListener } from '#runtime/dom/safe.ts';

/** A control of a group in which Tab reaches one, and arrow keys the others (APG, roving tabindex). */
export interface RovingItem {
  readonly host: HTMLElement;
}

/** Direction of the arrow keys. */
export type RovingAxis = 'horizontal' | 'vertical';

type Move = 'next' | 'previous' | 'first' | 'last';
const ENDS: Readonly<Record<string, Move>> = { Home: 'first', End: 'last' };
const MOVES: Readonly<Record<RovingAxis, typeof ENDS>> = {
  horizontal: { ...ENDS, ArrowRight: 'next', ArrowLeft: 'previous' },
  vertical: { ...ENDS, ArrowDown: 'next', ArrowUp: 'previous' },
};

// Negative indexes count from the end in `Array.at`: -1 is the last, and also the one before the first.
const indexOf = (move: Move, index: number) =>
  ({ first: 0, last: -1, next: index + 1, previous: index - 1 })[move];

const inDocumentOrder = (a: RovingItem, b: RovingItem) =>
  compareDocumentPosition(a.host, b.host) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Controls in the order of the page. */
export interface RovingOrder<Item extends RovingItem> {
  add(item: Item): void;
  remove(item: Item): void;
  isEmpty(): boolean;
  first(): Item | undefined;
  /** Returns the control to which a key leads from another one, if any; it wraps around at the ends. */
  neighbour(item: Item, key: string, axis: RovingAxis): Item | undefined;
}

/**
 * Collects controls that join and leave one by one. They are sorted on reading, not for each that joins:
 * there may be thousands.
 *
 * @param isDisabled Returns whether a control is skipped; the focused one never is.
 */
export function createRovingOrder<Item extends RovingItem>(
  isDisabled: (host: HTMLElement) => boolean = () => false,
): RovingOrder<Item> {
  const items = new Set<Item>();
  let sorted: Item[] | undefined;
  const inOrder = () => (sorted ??= [...items].sort(inDocumentOrder));

  return {
    add(item) {
      items.add(item);
      sorted = undefined;
    },
    remove(item) {
      items.delete(item);
      sorted = undefined;
    },
    isEmpty: () => items.size === 0,
    first: () => inOrder()[0],
    neighbour(item, key, axis) {
      const move = MOVES[axis][key];
      if (!move) return undefined;
      const enabled = inOrder().filter((one) => one === item || !isDisabled(one.host));
      return enabled.at(indexOf(move, enabled.indexOf(item)) % enabled.length);
    },
  };
}

/** The target of a key, and a callback before it gets the focus. */
interface RovingKeys<Item extends RovingItem> {
  next(key: string): Item | undefined;
  onMove?(item: Item): void;
}

/**
 * Moves the focus by arrows, Home and End; keys with a modifier are left to the browser.
 *
 * @param host The element whose keys are handled.
 * @param keys The target of each key, and the callback.
 * @param signal Removes the listener.
 */
export function onRovingKeys<Item extends RovingItem>(
  host: HTMLElement,
  { next, onMove }: RovingKeys<Item>,
  signal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const item = hasModifier ? undefined : next(event.key);
    if (!item) return;
    event.preventDefault();
    onMove?.(item);
    item.host.focus();
  };
  addListener(host, 'keydown', onKey as EventListener, { signal });
}
