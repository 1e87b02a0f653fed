import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text in each language of the catalogue. */
export type Sentence = Readonly<Record<'fr' | 'nl' | 'en', string>>;
export type ByCulture = Readonly<Record<'fr' | 'nl', string>>;

/** A prop as JSON Schema; keys with `x-` are the library's. */
export interface PropSchema {
  readonly description: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly 'x-attribute': string;
  readonly 'x-kind': string;
  readonly 'x-words': ByCulture;
}

export interface IslandEntry {
  readonly title: Sentence;
  readonly description: Sentence;
  readonly group: string;
  readonly kind: 'island' | 'service' | 'action';
  readonly when: string;
  readonly event?: string;
  readonly selector?: string;
  readonly host?: string;
  readonly contains: readonly string[];
  readonly props: {
    readonly properties: Readonly<Record<string, PropSchema>>;
    readonly required: readonly string[];
  };
  readonly attributes: Readonly<Record<string, Sentence & { readonly value?: string }>>;
  readonly parts: Readonly<Record<string, Sentence>>;
  readonly slots: Readonly<Record<string, Sentence>>;
  readonly events: readonly string[];
  readonly example: ByCulture;
  readonly states: Readonly<Record<string, Sentence & { readonly example: ByCulture }>>;
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
