import type { MenuEntry } from './entries.ts';

/** The cause that opened a panel; hover never closes one that a press opened. */
type OpenedBy = 'press' | 'hover';

/** The state of a menu: at most one panel is open. */
export interface Menu {
  opened(): MenuEntry | undefined;
  /** Returns whether hover may change the menu: no panel is open, or hover opened it. */
  isLoose(): boolean;
  open(entry: MenuEntry, by: OpenedBy): void;
  close(): void;
  /** Toggles the panel of a pressed entry; a panel that hover has opened stays open. */
  press(entry: MenuEntry): void;
  /** Adopts a state set by the browser: after a search in the page, or before the script loaded. */
  remember(entry: MenuEntry): void;
  /** Subscribes to closed panels, whatever the cause. */
  onClose(listener: (entry: MenuEntry) => void): void;
}

/**
 * Creates the state of a menu with at most one open panel (MNU-01). Decision 151.
 *
 * @param onOpen Called when a panel has opened.
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
