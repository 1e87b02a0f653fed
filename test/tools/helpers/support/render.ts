import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';
import { createServerFiles } from '../../../../tools/helpers/server-files.ts';
import { createFakePackage, writeFiles } from '../../support/fake-package.ts';

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
export interface ServerProgram {
  readonly language: string;
  readonly command: string;
  /** A file of `servers`. */
  readonly file: string;
}

/**
 * Renders all templates in one process of a server.
 *
 * @param program The server.
 * @param catalogue The catalogue that the helpers are written from.
 * @param cases Templates and variables.
 */
export function renderAll(
  { language, command, file }: ServerProgram,
  catalogue: Catalogue,
  cases: ServerCases,
): ServerOutput {
  const folder = mkdtempSync(join(tmpdir(), `archipel-helpers-${language}-`));
  const helpers = join(folder, 'helpers');
  const manifest = join(createFakePackage('aaaaaa'), 'preact/manifest.json');
  const files = createServerFiles(language, catalogue, '/assets/archipel/');
  writeFiles(helpers, Object.fromEntries(files));
  writeFileSync(join(folder, 'cases.json'), JSON.stringify({ ...cases, manifest }));
  const output = execFileSync(command, [join(SERVERS, file), folder, helpers], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output) as ServerOutput;
}
