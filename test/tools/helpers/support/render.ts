import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';
import { createServerFiles } from '../../../../tools/helpers/server-files.ts';
import { createFakePackage, writeFiles } from '../../support/fake-package.ts';
import { temporaryFolder } from '../../../../e2e/support/temporary-folder.ts';

const SERVERS = join(import.meta.dirname, '../servers');

/** The result of a template. */
export interface Rendered {
  readonly html?: string;
  readonly error?: string;
}

/** The output of a server: results by template, and the lines of its log. */
export interface ServerOutput {
  readonly results: Readonly<Record<string, Rendered>>;
  readonly log: readonly string[];
}

/** Templates of a server; those whose id begins with `lenient:` are rendered as in production. */
export interface ServerCases {
  readonly templates: Readonly<Record<string, string>>;
  /** Variables of all templates. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The command that renders the cases of a folder. */
interface ServerProgram {
  readonly language: string;
  readonly command: string;
  /** A file of `servers`. */
  readonly file: string;
}

/** Renders cases with the helpers of a catalogue. */
export type RenderCases = (catalogue: Catalogue, cases: ServerCases) => ServerOutput;

/** The folders of a server's run. */
export interface RunFolders {
  readonly folder: string;
  /** The helpers as `archipel helpers` writes them. */
  readonly helpers: string;
  readonly manifest: string;
}

/** Writes the helpers of a language into a new folder. */
export function createRun(language: string, catalogue: Catalogue): RunFolders {
  const folder = temporaryFolder(`helpers-${language}`);
  const helpers = join(folder, 'helpers');
  const files = createServerFiles(language, catalogue, '/assets/archipel/');
  writeFiles(helpers, Object.fromEntries(files));
  return { folder, helpers, manifest: join(createFakePackage('aaaaaa'), 'preact/manifest.json') };
}

/**
 * Renders all templates in one process of a server.
 *
 * @param program The server.
 */
export const inProcess =
  ({ language, command, file }: ServerProgram): RenderCases =>
  (catalogue, cases) => {
    const { folder, helpers, manifest } = createRun(language, catalogue);
    writeFileSync(join(folder, 'cases.json'), JSON.stringify({ ...cases, manifest }));
    const output = execFileSync(command, [join(SERVERS, file), folder, helpers], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(output) as ServerOutput;
  };
