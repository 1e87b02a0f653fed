import { loadFragment } from '#kit/fragment';
import { keepFocus } from '#kit/keep-focus.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { swap } from '#runtime/html/swap.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { calendarUrl } from './addresses.ts';
import { createDayGrid, findChosen, type DayGrid } from './day-grid.ts';
import { toMonth, type Day, type Month } from './days.ts';
import { createKeptMonths, nodesOfMonth } from './kept-months.ts';
import type { Props } from './props.ts';

/** The table of the month that is shown, and the way to others. */
export interface Months {
  /** The month that is in the page. */
  current(): Month;
  grid(): DayGrid;
  /** Shows a month; a newer wish ends an older one. */
  show(month: Month, onShown: () => void, onFailed: () => void): void;
  /** Gives up the month that is on its way. */
  stay(): void;
  /** Marks the day whose posts are listed, in every month that has it. */
  choose(day: Day): void;
}

interface Options {
  props: Props;
  explain: (usual: string) => string;
  signal: AbortSignal;
}

/** A month that is on its way. */
interface Loading {
  month: Month;
  onShown: () => void;
  controller: AbortController;
}

const announceMonth = (place: Element) => {
  const caption = findInside(place, 'caption')?.textContent?.trim();
  if (caption) announce(caption);
};

/** The month that is in the page, and those that were. */
function createShown(place: HTMLElement, first: Month) {
  const kept = createKeptMonths();
  let month = first;
  let nodes = nodesOfMonth(place);
  let grid = createDayGrid(place);
  let chosen = findChosen(place);
  const arrive = (next: Month) => {
    // What has left is kept as the server wrote it.
    grid.giveBack();
    kept.keep(month, nodes);
    month = next;
    nodes = nodesOfMonth(place);
    grid = createDayGrid(place);
    grid.choose(chosen);
    announceMonth(place);
  };
  return {
    month: () => month,
    grid: () => grid,
    choose: (day: Day) => grid.choose((chosen = day)),
    arrive,
    /** Shows a month that was shown before, if it is kept. */
    putBack(next: Month): boolean {
      const known = kept.take(next);
      if (!known) return false;
      keepFocus([place], () => swap(place, known));
      arrive(next);
      return true;
    },
    end() {
      grid.giveBack();
      kept.forget();
    },
  };
}

/**
 * Follows the months of a calendar in their place (NWS-01). The old month stays until the new one is there, and when that
 * can't be had.
 *
 * @param place What holds the server's table and its links.
 * @param options The island's attributes and signal, and the words about a failure.
 */
export function createMonths(place: HTMLElement, { props, explain, signal }: Options): Months {
  const shown = createShown(place, toMonth(props.year, props.month));
  let loading: Loading | undefined;
  const stay = () => {
    loading?.controller.abort();
    loading = undefined;
  };
  const load = (own: Loading, onFailed: () => void) => {
    loading = own;
    const onPlaced = () => {
      loading = undefined;
      shown.arrive(own.month);
      own.onShown();
    };
    const options = { signal: own.controller.signal, explain, onPlaced };
    void loadFragment(place, calendarUrl(props, own.month), options).then((outcome) => {
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
