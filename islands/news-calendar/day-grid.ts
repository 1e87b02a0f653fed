import { createOverrides } from '#kit/overrides.ts';
import { findInside, focusStill } from '#runtime/dom/safe-tree.ts';
import { hasAttribute, closest, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { isDay, type Day } from './days.ts';

const CHOSEN = 'aria-current';

const CELL = 'td[data-day]';

/** The server's table of days with a roving tabindex (APG): Tab reaches one day. */
export interface DayGrid {
  has(day: Day): boolean;
  /** Makes a day the tab stop. */
  enter(day: Day): void;
  focus(day: Day): void;
  /** Marks the day whose posts are listed. */
  choose(day: Day | undefined): void;
  /** Returns the days in the same row of the table. */
  weekOf(day: Day): Day[];
  /** Restores the server's markup. */
  restore(): void;
}

const readDay = (cell: Element): Day => getAttribute(cell, 'data-day') ?? '';

/** Returns the day whose cell contains an element; undefined outside the days. */
export function dayAt(target: EventTarget | null): Day | undefined {
  const cell = target instanceof Element ? closest(target, CELL) : null;
  const day = cell ? readDay(cell) : '';
  return isDay(day) ? day : undefined;
}

// Days without posts are focusable too, so that arrow keys follow the visible grid.
const stopIn = (cell: HTMLElement): HTMLElement => findInside(cell, 'a[href]') ?? cell;

const hasPosts = (cell: HTMLElement) => stopIn(cell) !== cell;
const isChosen = (cell: HTMLElement) => hasAttribute(stopIn(cell), CHOSEN);

/** Returns the marked day, whose posts are listed. */
export function findChosen(root: Element): Day | undefined {
  const cell = querySelectorAll(root, CELL).find(isChosen);
  return cell && readDay(cell);
}

function findEntry(cells: ReadonlyMap<Day, HTMLElement>): Day | undefined {
  const days = [...cells];
  const entry = days.find(([, cell]) => isChosen(cell)) ?? days.find(([, cell]) => hasPosts(cell)) ?? days[0];
  return entry?.[0];
}

/**
 * Turns the server's table of a month into an ARIA grid.
 *
 * @param root The element around the table; its days are `td[data-day]`, those with posts have a link.
 */
export function createDayGrid(root: Element): DayGrid {
  const overrides = createOverrides();
  const found = querySelectorAll(root, CELL).filter((cell) => isDay(readDay(cell)));
  const cells = new Map(found.map((cell) => [readDay(cell), cell]));
  let entry = findEntry(cells);
  const reach = (day: Day | undefined, tabindex: '0' | '-1') => {
    const cell = day === undefined ? undefined : cells.get(day);
    if (cell) overrides.set(stopIn(cell), 'tabindex', tabindex);
  };
  const enter = (day: Day) => {
    if (!cells.has(day)) return;
    reach(entry, '-1');
    reach((entry = day), '0');
  };
  for (const table of new Set(found.map((cell) => closest(cell, 'table'))))
    if (table) overrides.set(table, 'role', 'grid');
  for (const day of cells.keys()) reach(day, day === entry ? '0' : '-1');
  return {
    has: (day) => cells.has(day),
    enter,
    focus(day) {
      const cell = cells.get(day);
      if (!cell) return;
      enter(day);
      focusStill(stopIn(cell));
    },
    choose(chosen) {
      for (const [day, cell] of cells)
        if (hasPosts(cell)) overrides.set(stopIn(cell), CHOSEN, day === chosen ? 'true' : null);
      if (chosen !== undefined) enter(chosen);
    },
    weekOf(day) {
      const row = closest(cells.get(day)!, 'tr');
      return row ? querySelectorAll(row, CELL).map(readDay).filter(isDay) : [day];
    },
    restore: () => overrides.restore(),
  };
}
