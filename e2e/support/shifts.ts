import type { Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** A layout shift without input, and the start tags of what has moved. */
export interface Shift {
  value: number;
  moved: string;
}

interface Watched {
  shifts: Shift[];
  /** Resolves when all HTML is parsed and painted: a slow browser paints a long page in parts, which shift. */
  painted: Promise<void>;
  /** Adds the entries that are not delivered yet. */
  flush: () => void;
}

type WatchedWindow = Window & { watchedShifts: Watched };

function watch(): void {
  const shifts: Shift[] = [];
  const describe = ({ node }: { node: Node | null }) =>
    node instanceof Element
      ? (node.cloneNode() as Element).outerHTML
      : String(node?.parentElement?.className);
  const add = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(describe).join(', ') });
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const painted = new Promise<void>((resolve) => {
    const begin = () => {
      observer.takeRecords();
      shifts.length = 0;
      resolve();
    };
    const onState = () => {
      if (document.readyState === 'loading') return;
      document.removeEventListener('readystatechange', onState);
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(begin)));
    };
    document.addEventListener('readystatechange', onState);
  });
  const flush = () => add(observer.takeRecords());
  Object.assign(window, { watchedShifts: { shifts, painted, flush } satisfies Watched });
}

/**
 * Watches layout shifts. The library starts only when the server's HTML is painted, so that the browser's
 * progressive rendering is not taken for a shift by the script.
 *
 * @param page The page, before its first visit.
 * @returns Loads an address and waits for its `load` event.
 */
export async function watchShifts(page: Page): Promise<(path: string) => Promise<void>> {
  let mayStart = Promise.resolve();
  await page.addInitScript(watch);
  await page.route(/\/archipel\.js/, async (route) => {
    await mayStart;
    await route.fallback();
  });
  return async (path) => {
    let release = () => {};
    mayStart = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(() => (window as unknown as WatchedWindow).watchedShifts.painted);
    release();
    await page.waitForLoadState('load');
  };
}

/** Returns the layout shifts since the server's HTML was painted. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // An entry is recorded with the frame in which something has moved.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const { shifts, flush } = (window as unknown as WatchedWindow).watchedShifts;
    flush();
    return shifts;
  });

/** Sums the values of layout shifts. */
export const sumShifts = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
