import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';
import { createServerFiles } from '../../../../tools/helpers/server-files.ts';
import { writeFiles } from '../../support/fake-package.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SERVERS = join(import.meta.dirname, '../servers');

/** The catalogue as it is built. */
export const catalogue = JSON.parse(readFileSync(join(ROOT, 'dist/islands.json'), 'utf8')) as Catalogue;

const manifest = join(ROOT, 'dist/preact/manifest.json');

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

/** How a server is started: the command and its arguments before the folders. */
export interface TestServer {
  readonly language: string;
  readonly command: string;
  readonly file: string;
}

/**
 * Renders all templates in one process of a server.
 *
 * @param server The server.
 * @param templates Sources by id; those that begin with `lenient:` are rendered as in production.
 * @param data Variables of all templates.
 */
export function renderAll(
  { language, command, file }: TestServer,
  templates: Readonly<Record<string, string>>,
  data: Readonly<Record<string, unknown>>,
): ServerOutput {
  const folder = mkdtempSync(join(tmpdir(), `archipel-helpers-${language}-`));
  const helpers = join(folder, 'helpers');
  const base = '/assets/archipel/';
  writeFiles(helpers, Object.fromEntries(createServerFiles(language, catalogue, base)));
  writeFileSync(join(folder, 'cases.json'), JSON.stringify({ templates, data, manifest }));
  const output = execFileSync(command, [join(SERVERS, file), folder, helpers], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    cwd: ROOT,
  });
  return JSON.parse(output) as ServerOutput;
}
