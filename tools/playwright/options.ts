import type { Culture, Flavour } from './types.ts';

/** Checks that follow each test, by name. */
export type CheckName = 'console' | 'policy' | 'errors' | 'listeners' | 'calls';

/** Options of the kit, for `use` in a Playwright configuration or `test.use`. */
export interface ArchipelOptions {
  /** Culture of fixture pages; `fr` by default. */
  readonly culture?: Culture;
  /** Build of the library on fixture pages; `preact` by default. */
  readonly flavour?: Flavour;
  /** Path of an HTML page of the site, whose `[data-page]` takes the example; a fixture page has the site’s look then. */
  readonly template?: string;
  /** Path of a catalogue with the site’s own islands. */
  readonly catalogue?: string;
  /** Checks after each test; all are on, and `false` switches one off. */
  readonly checks?: Readonly<Partial<Record<CheckName, boolean>>>;
  /** Calls that may stay without an answer of a mock: `cart.readSummary`, `wishlists.*`, `*`. */
  readonly allow?: readonly string[];
  /** Folder of the built library; that of the package by default. */
  readonly dist?: string;
}

/** Returns whether a check is on. */
export const isChecked = ({ checks = {} }: ArchipelOptions, name: CheckName): boolean =>
  checks[name] !== false;
