import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { collectTypes } from './type-files.mjs';

const TSC = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');

/** Declarations of imports that are no scripts. */
const AMBIENT = ['islands/css.d.ts', 'tools/mocks/openapi-json.d.ts', 'tools/debug/debug-data.d.ts'];

const entriesOf = ({ entry, authorEntries, typedTools }) => [entry, ...authorEntries, ...typedTools];

function configFor(project, outDir) {
  const { root } = project;
  const ambient = AMBIENT.map((path) => join(root, path)).filter(existsSync);
  const files = [...entriesOf(project), ...ambient];
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
  };
  return { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files };
}

function emitDeclarations(project, folder) {
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(configFor(project, join(folder, 'types'))));
  try {
    execFileSync(process.execPath, [TSC, '-p', config], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`The types were not made:\n${error.stdout}`, { cause: error });
  }
}

/**
 * Returns the published types by file name: everything that the entry, the authors' files and the tools of tests
 * export.
 */
export function buildTypes(project) {
  mkdirSync(join(project.root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(project.root, '.cache/types-'));
  try {
    emitDeclarations(project, folder);
    const emitted = join(folder, 'types');
    const { imports = {} } = JSON.parse(readFileSync(join(project.root, 'package.json'), 'utf8'));
    const entries = entriesOf(project).map((path) =>
      join(emitted, relative(project.root, path).replace(/\.ts$/, '.d.ts')),
    );
    return collectTypes(entries, { root: project.root, emitted, imports });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
