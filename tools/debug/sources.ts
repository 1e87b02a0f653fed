import type { Catalogue } from '../cli/catalogue-types.ts';
import type { CheckState } from './debug-state.ts';
import type { SizeManifest } from './islands/manifest.ts';
import type { Departure } from './page/departure.ts';
import type { PageStore } from './stores/find-stores.ts';

/** All that the model of a page needs from outside. */
export interface ModelSources {
  readonly events: readonly string[];
  readonly calls: readonly (readonly [string, string, string])[];
  /** The earlier document of this tab. */
  readonly departure: Departure | undefined;
  readonly loadCatalogue: () => Promise<Catalogue>;
  readonly loadManifest: () => Promise<SizeManifest | undefined>;
  readonly findStores: () => Promise<ReadonlyMap<string, PageStore>>;
  /** Checks the page; an own island is one that the site has registered. */
  readonly check: (isFormAnswer: boolean, own: readonly string[]) => Promise<CheckState>;
  readonly onDepart: (departure: Departure) => void;
}
