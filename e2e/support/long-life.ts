import type { Page } from '@playwright/test';
import { readMemory } from './leaks.ts';

/** Things that a page leaves open in the browser, besides its memory. */
interface Occupied {
  /** Running timeouts and intervals. */
  timers: number;
  /** Open channels to other tabs. */
  channels: number;
  /** Characters in both storages. */
  storage: number;
}

export type Life = Occupied & Awaited<ReturnType<typeof readMemory>>;

/** Counts timers and channels; it runs before the page's own scripts, and after the clock is installed. */
function countOpen(): void {
  const [timers, channels] = [new Set<number>(), new Set<unknown>()];
  const { setTimeout: start, clearTimeout: stop, setInterval: startMany, clearInterval: stopMany } = window;
  Object.assign(window, {
    setTimeout: (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const id = start(() => {
        timers.delete(id);
        run(...values);
      }, delay);
      timers.add(id);
      return id;
    },
    setInterval: (run: () => void, delay?: number) => {
      const id = startMany(run, delay);
      timers.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
      stop(id);
    },
    clearInterval: (id: number) => {
      timers.delete(id);
      stopMany(id);
    },
  });
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
    override close(): void {
      channels.delete(this);
      super.close();
    }
  };
  const lengthOf = (storage: Storage) =>
    Object.entries(storage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);
  const readOpen = (): Occupied => ({
    timers: timers.size,
    channels: channels.size,
    storage: lengthOf(localStorage) + lengthOf(sessionStorage),
  });
  Object.assign(globalThis, { readOpen });
}

export const installCounters = (page: Page): Promise<unknown> => page.addInitScript(countOpen);

/** Returns all that the page occupies, after a garbage collection. */
export async function readLife(page: Page): Promise<Life> {
  const open = await page.evaluate(() => (globalThis as unknown as { readOpen(): Occupied }).readOpen());
  return { ...open, ...(await readMemory(page)) };
}

/** Pages of a round. */
const ROUND = [
  '/fr/catalog',
  '/fr/catalog/product/mug-dune',
  '/fr/shoppingcarts',
  '/fr/journal',
  '/fr/contact',
  '/fr/catalog?pagenbr=2',
  '/fr/workshops',
  '/fr/delivery',
];

export const VISITS_OF_ROUND = ROUND.length;

/**
 * Visits the pages of a round as often, and writes on some of them: adds to the cart, changes a quantity, removes
 * the line, and types a message.
 */
export const liveRounds = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(
    async ([count, paths]) => {
      const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
      const { whenIdle } = (await import(script.src)) as { whenIdle(): Promise<void> };
      const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
      const go = async (path: string) => {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.body.append(link);
        link.click();
        await whenIdle();
        link.remove();
        if (location.pathname + location.search !== path)
          throw new Error(`The visit to ${path} has ended at ${location.pathname}.`);
      };
      const press = async (selector: string) => {
        const button = find(selector);
        if (!button) throw new Error(`There is no ${selector} on ${location.pathname}.`);
        button.click();
        await whenIdle();
      };
      const writes: Record<string, () => Promise<void>> = {
        '/fr/catalog/product/mug-dune': () => press('form.add-to-cart [type="submit"]'),
        '/fr/shoppingcarts': async () => {
          await press('[data-cart-row]:not(.cart-removed) [data-quantity-plus]');
          // The stock is sufficient for a whole day only if the line is removed again.
          await press('[data-cart-row]:not(.cart-removed) [aria-label^="Supprimer"]');
        },
        '/fr/contact': async () => {
          const field = find<HTMLInputElement>('[name="Message"]')!;
          field.value = 'A message that is never sent.';
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await whenIdle();
        },
      };
      for (let round = 0; round < count; round += 1) {
        for (const path of paths) {
          await go(path);
          await writes[path]?.();
        }
      }
    },
    [rounds, ROUND] as const,
  );

/** Allowed growth of the heap in bytes: compiled code and the engine's caches vary it. */
const HEAP_BOUND = 1_000_000;

/** Returns one line for each number that has grown. */
export function findGrowth(before: Life, after: Life): string[] {
  return (Object.keys(before) as (keyof Life)[]).flatMap((kind) => {
    const growth = after[kind] - before[kind];
    return growth > (kind === 'heap' ? HEAP_BOUND : 0) ? [`+${growth} ${kind} (${before[kind]} before)`] : [];
  });
}
