import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

let archive: string | undefined;

/** Packs the built package, once for each worker. */
function packArchive(): string {
  if (archive) return archive;
  const folder = mkdtempSync(join(tmpdir(), 'archipel-archive-'));
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(
    execFileSync('npm', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as { filename: string }[];
  archive = join(folder, packed!.filename);
  return archive;
}

/**
 * Installs the packed archive into a folder, without a network.
 *
 * @param folder The folder of a project.
 */
export function installArchive(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "name": "site", "private": true, "type": "module" }');
  const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...flags, packArchive()], { cwd: folder, stdio: 'pipe' });
}

/** Creates an empty project outside the repository that has installed the archive. */
export function createProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-stranger-'));
  installArchive(folder);
  return folder;
}

/**
 * Runs the installed program `archipel`.
 *
 * @param folder The folder of the project.
 * @returns Its exit code, and its output with that for errors.
 */
export function runInstalled(folder: string, ...args: readonly string[]): { code: number; text: string } {
  const program = join(folder, 'node_modules/.bin/archipel');
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { code: status ?? -1, text: `${stdout}${stderr}` };
}
