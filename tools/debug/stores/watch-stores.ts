import { atom, type ReadableAtom } from 'nanostores';
import { showValue } from '../show-value.ts';
import type { PageStore } from './find-stores.ts';

/** A store of the page. */
export interface StoreRow {
  readonly name: string;
  readonly value: string;
  /** Number of changes since the overlay found it. */
  readonly changes: number;
}

/** The stores of the page, and their values. */
export interface StoreWatch {
  readonly $stores: ReadableAtom<readonly StoreRow[]>;
  /** Adds stores that are not watched yet. */
  add(stores: ReadonlyMap<string, PageStore>): void;
}

/**
 * Watches stores.
 *
 * @param signal Ends the watching.
 * @param onChange Called with the name of a changed store.
 */
export function watchStores(signal: AbortSignal, onChange: (name: string) => void): StoreWatch {
  const $stores = atom<readonly StoreRow[]>([]);

  function watch(name: string, store: PageStore): void {
    const read = (changes: number): StoreRow => ({ name, value: showValue(store.get()), changes });
    $stores.set([...$stores.get(), read(0)].toSorted((a, b) => a.name.localeCompare(b.name)));
    const stop = store.listen(() => {
      onChange(name);
      $stores.set($stores.get().map((row) => (row.name === name ? read(row.changes + 1) : row)));
    });
    signal.addEventListener('abort', stop, { once: true });
  }

  return {
    $stores,
    add(stores) {
      const known = new Set($stores.get().map(({ name }) => name));
      for (const [name, store] of stores) if (!known.has(name) && !signal.aborted) watch(name, store);
    },
  };
}
