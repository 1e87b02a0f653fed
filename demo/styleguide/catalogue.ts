import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueIsland, CatalogueProp } from '../../tools/cli/catalogue-types.ts';

/** A text in each language of the catalogue. */
export type Sentence = Readonly<Record<'fr' | 'nl' | 'en', string>>;
export type ByCulture = Readonly<Record<'fr' | 'nl', string>>;

/** A prop as JSON Schema; keys with `x-` are the library's. */
export interface PropSchema extends CatalogueProp {
  readonly examples?: readonly unknown[];
  readonly 'x-words': ByCulture;
}

export interface IslandEntry extends CatalogueIsland {
  readonly when: string;
  readonly event?: string;
  readonly synonyms: Readonly<Record<'fr' | 'nl' | 'en', readonly string[]>>;
  readonly props: {
    readonly properties: Readonly<Record<string, PropSchema>>;
    readonly required: readonly string[];
  };
}

export interface IslandsCatalogue {
  readonly islands: Readonly<Record<string, IslandEntry>>;
  readonly events: Readonly<Record<string, { readonly description: string; readonly detail: string }>>;
}

const NOTHING: IslandsCatalogue = { islands: {}, events: {} };

/** Reads the build's island catalogue, each time from the file, since `npm run dev` can rewrite it. */
export function readIslandsCatalogue(dist: string): IslandsCatalogue {
  const file = join(dist, 'islands.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as IslandsCatalogue) : NOTHING;
}
