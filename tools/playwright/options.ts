import { suggest } from '../cli/suggest.ts';
import type { FixtureCulture, FixtureFlavour } from '../fixtures/query.ts';
import { KitError } from './kit-error.ts';

/** Checks that follow each test, by name. */
export type CheckName = 'console' | 'policy' | 'errors' | 'listeners' | 'calls';

const CHECKS: readonly CheckName[] = ['console', 'policy', 'errors', 'calls', 'listeners'];

const OPTIONS: readonly (keyof ArchipelOptions)[] = [
  'culture',
  'flavour',
  'template',
  'catalogue',
  'folders',
  'checks',
  'allow',
  'dist',
];

/** Options of the kit, for `use` in a Playwright configuration or `test.use`. */
export interface ArchipelOptions {
  /** Culture of fixture pages; `fr` by default. */
  readonly culture?: FixtureCulture;
  /** Build of the library on fixture pages; `preact` by default. */
  readonly flavour?: FixtureFlavour;
  /** Path of an HTML page of the site, whose `[data-page]` takes the example; a fixture page has the site’s look then. */
  readonly template?: string;
  /** Path of a file with the site’s own islands, as `archipel fixtures --from` reads it; their script comes from `template`. */
  readonly catalogue?: string;
  /** Folders with the site’s files, by the first part of their address: `{ css: 'public/css' }` answers `/css/site.css`. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Checks after each test; all are on, and `false` switches one off. */
  readonly checks?: Readonly<Partial<Record<CheckName, boolean>>>;
  /** Calls that may stay without an answer of a mock: `cart.readSummary`, `wishlists.*`, `*`. */
  readonly allow?: readonly string[];
  /** Folder of the built library; that of the package by default. */
  readonly dist?: string;
}

/**
 * Checks the names in the options of a test, which a configuration in JavaScript writes without types.
 *
 * @throws KitError for an unknown option or check, with the nearest name.
 */
export function checkOptions(options: ArchipelOptions): void {
  const option = Object.keys(options).find((key) => !OPTIONS.some((known) => known === key));
  if (option !== undefined)
    throw new KitError(`archipelOptions has no option "${option}". ${suggest(option, OPTIONS)}`);
  const check = Object.keys(options.checks ?? {}).find((key) => !CHECKS.some((known) => known === key));
  if (check !== undefined) throw new KitError(`There is no check "${check}". ${suggest(check, CHECKS)}`);
}

/** Returns whether a check is on. */
export const isChecked = ({ checks = {} }: ArchipelOptions, name: CheckName): boolean =>
  checks[name] !== false;
