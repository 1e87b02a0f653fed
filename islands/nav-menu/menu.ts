import type { MenuEntry } from './entries.ts';

/** The cause that opened a panel: only a press, or the focus leaving, closes a pressed one. */
type OpenedBy = 'press' | 'hover';

/** Which panel of a menu is open; never two. */
export interface Menu {
  opened(): MenuEntry | undefined;
  /** Whether the open panel is one that a mouse may close by leaving, or none is open. */
  isLoose(): boolean;
  open(entry: MenuEntry, by: OpenedBy): void;
  close(): void;
  /** A press on an entry toggles its panel; a panel that the mouse has just opened stays open. */
  press(entry: MenuEntry): void;
  /** The browser has opened or closed one by itself: for a search in the page, or before the script came. */
  remember(entry: MenuEntry): void;
  /** Called with each panel that closes, whatever the cause. */
  onClose(listener: (entry: MenuEntry) => void): void;
}

/**
 * Limits the menu to one open panel (MNU-01). Decision 151.
 *
 * @param onOpen Called when a panel shows.
 */
export function createMenu(onOpen: (entry: MenuEntry) => void): Menu {
  let current: MenuEntry | undefined;
  let openedBy: OpenedBy = 'press';
  const listeners: ((entry: MenuEntry) => void)[] = [];

  const close = () => {
    const closed = current;
    current = undefined;
    if (!closed) return;
    closed.details.open = false;
    listeners.forEach((listener) => listener(closed));
  };
  const open = (entry: MenuEntry, by: OpenedBy) => {
    if (current !== entry) close();
    current = entry;
    openedBy = by;
    entry.details.open = true;
    onOpen(entry);
  };
  const isLoose = () => !current || openedBy === 'hover';
  return {
    opened: () => current,
    isLoose,
    open,
    close,
    press(entry) {
      if (current !== entry || isLoose()) open(entry, 'press');
      else close();
    },
    remember(entry) {
      if (entry.details.open && current !== entry) open(entry, 'press');
      if (!entry.details.open && current === entry) close();
    },
    onClose: (listener) => void listeners.push(listener),
  };
}
