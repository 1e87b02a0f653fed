import { loadFragment } from '#kit/fragment';
import { preserveFocus } from '#kit/preserve-focus.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { swap } from '#runtime/html/swap.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { calendarUrl } from './addresses.ts';
import { createDayGrid, findChosen, type DayGrid } from './day-grid.ts';
import { toMonth, type Day, type Month } from './days.ts';
import { createMonthCache, nodesOfMonth } from './month-cache.ts';
import type { Props } from './props.ts';

/** The shown month, and the functions that change it. */
export interface Months {
  /** Returns the month in the page. */
  current(): Month;
  grid(): DayGrid;
  /** Shows a month; a newer request aborts an older one. */
  show(month: Month, onShown: () => void, onFailed: () => void): void;
  /** Cancels the month that is loading. */
  stay(): void;
  /** Marks the day whose posts are listed, in every month that has it. */
  choose(day: Day): void;
}

interface Options {
  props: Props;
  explain: (usual: string) => string;
  signal: AbortSignal;
}

/** A month that is loading. */
interface Loading {
  month: Month;
  onShown: () => void;
  controller: AbortController;
}

const announceMonth = (container: Element) => {
  const caption = findInside(container, 'caption')?.textContent?.trim();
  if (caption) announce(caption);
};

/** Creates the state of the shown month, with a cache of earlier ones. */
function createShown(container: HTMLElement, first: Month) {
  const cached = createMonthCache();
  let month = first;
  let nodes = nodesOfMonth(container);
  let grid = createDayGrid(container);
  let chosen = findChosen(container);
  const arrive = (next: Month) => {
    // The replaced month is cached as the server wrote it.
    grid.restore();
    cached.store(month, nodes);
    month = next;
    nodes = nodesOfMonth(container);
    grid = createDayGrid(container);
    grid.choose(chosen);
    announceMonth(container);
  };
  return {
    month: () => month,
    grid: () => grid,
    choose: (day: Day) => grid.choose((chosen = day)),
    arrive,
    /** Shows a month from the cache; returns whether it was there. */
    putBack(next: Month): boolean {
      const known = cached.take(next);
      if (!known) return false;
      preserveFocus([container], () => swap(container, known));
      arrive(next);
      return true;
    },
    end() {
      grid.restore();
      cached.forget();
    },
  };
}

/**
 * Creates the in-place navigation between months (NWS-01). The shown month stays until the next one has
 * loaded, and if that fails.
 *
 * @param container The element around the server's table and its links.
 * @param options The island's props and signal, and the text of a failure.
 */
export function createMonths(container: HTMLElement, { props, explain, signal }: Options): Months {
  const shown = createShown(container, toMonth(props.year, props.month));
  let loading: Loading | undefined;
  const stay = () => {
    loading?.controller.abort();
    loading = undefined;
  };
  const load = (own: Loading, onFailed: () => void) => {
    loading = own;
    const onRendered = () => {
      loading = undefined;
      shown.arrive(own.month);
      own.onShown();
    };
    const options = { signal: own.controller.signal, explain, onRendered };
    void loadFragment(container, calendarUrl(props, own.month), options).then((outcome) => {
      if (outcome !== 'failed') return;
      loading = undefined;
      onFailed();
    });
  };
  const show = (month: Month, onShown: () => void, onFailed: () => void) => {
    if (loading?.month === month) {
      loading.onShown = onShown;
      return;
    }
    stay();
    if (shown.putBack(month)) onShown();
    else load({ month, onShown, controller: followSignal(signal) }, onFailed);
  };
  signal.addEventListener('abort', shown.end, { once: true });
  return { current: shown.month, grid: shown.grid, choose: shown.choose, show, stay };
}
