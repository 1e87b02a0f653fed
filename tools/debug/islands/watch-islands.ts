import { atom, type ReadableAtom } from 'nanostores';
import type { Catalogue } from '../../cli/catalogue-types.ts';
import { getApp } from '../app.ts';
import type { ModelSources } from '../sources.ts';
import type { SizeManifest } from './manifest.ts';
import { readIslandRows, type IslandRow } from './rows.ts';

/** The islands of the page. */
export interface IslandWatch {
  readonly $islands: ReadableAtom<readonly IslandRow[]>;
  readonly $version: ReadableAtom<string>;
  /** Reads the islands again. */
  refresh(): void;
  /** Resolves when descriptions and sizes are there. */
  readonly loaded: Promise<void>;
  /** Names of the islands that the site has registered itself. */
  readOwn(): string[];
}

/**
 * Watches the islands of the page, and loads what completes them.
 *
 * @param sources Loaders of descriptions and sizes.
 */
export function watchIslands({ loadCatalogue, loadManifest }: ModelSources): IslandWatch {
  const $islands = atom<readonly IslandRow[]>([]);
  const $version = atom('');
  let manifest: SizeManifest | undefined;
  let catalogue: Catalogue | undefined;
  const refresh = () => $islands.set(readIslandRows(getApp()?.inspect() ?? [], { manifest, catalogue }));
  const addManifest = (loaded: SizeManifest | undefined) => {
    manifest = loaded;
    $version.set(loaded?.version ?? '');
  };
  const loads = [loadManifest().then(addManifest), loadCatalogue().then((loaded) => (catalogue = loaded))];
  const readOwn = () =>
    $islands
      .get()
      .filter(({ name, state }) => state !== 'unknown' && !catalogue?.islands[name])
      .map(({ name }) => name);
  return { $islands, $version, refresh, loaded: Promise.allSettled(loads).then(refresh), readOwn };
}
