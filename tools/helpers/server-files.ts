import type { Catalogue } from '../cli/catalogue-types.ts';
import { writeClasses, writeHtmlAttributes } from './generators/aspnet.ts';
import { writeComponents } from './generators/blade.ts';
import { writeMethods } from './generators/erb.ts';
import type { Helper } from './model/index.ts';
import { listHelpers, writeTable } from './table.ts';
import { readLanguageFiles } from './templates.ts';

/** A language of servers and the files that it needs. */
interface ServerLanguage {
  /** Folders of `languages`. */
  readonly folders: readonly string[];
  /** The helpers read `archipel.json`. */
  readonly hasTable: boolean;
  /** Files with something of each island. */
  generate?(helpers: readonly Helper[]): ReadonlyMap<string, string>;
}

const LANGUAGES: Readonly<Record<string, ServerLanguage>> = {
  aspnet: { folders: ['aspnet'], hasTable: false, generate: writeClasses },
  twig: { folders: ['php', 'twig'], hasTable: true },
  blade: { folders: ['php'], hasTable: true, generate: writeComponents },
  django: { folders: ['django'], hasTable: true },
  erb: { folders: ['ruby'], hasTable: true, generate: writeMethods },
  liquid: { folders: ['ruby', 'liquid'], hasTable: true },
  nunjucks: { folders: ['nunjucks'], hasTable: true },
};

/** All values of `--for`. */
export const SERVER_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/**
 * Writes the helpers of a language.
 *
 * @param language One of `SERVER_LANGUAGES`.
 * @param catalogue The catalogue.
 * @param base Address of the built files, with a slash at its end.
 * @returns Content by path.
 */
export function createServerFiles(
  language: string,
  catalogue: Catalogue,
  base: string,
): ReadonlyMap<string, string> {
  const { folders, hasTable, generate } = LANGUAGES[language]!;
  const helpers = listHelpers(catalogue);
  const table: [string, string][] = hasTable
    ? [['archipel.json', writeTable(catalogue.version, helpers)]]
    : [];
  const fixed = folders.flatMap((folder) => [
    ...readLanguageFiles(folder, { base, html: writeHtmlAttributes() }),
  ]);
  return new Map([...table, ...fixed, ...(generate?.(helpers) ?? [])]);
}
