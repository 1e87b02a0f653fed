import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
const PACKAGE = '{ "name": "site", "private": true, "type": "module" }';

/** Packs the built package into a folder; returns the archive's path. */
function packArchive(folder: string): string {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(
    execFileSync('npm', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as { filename: string }[];
  return join(folder, packed!.filename);
}

/** Creates an empty project outside the repository that has installed the archive, without a network. */
function installArchive(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-stranger-'));
  writeFileSync(join(folder, 'package.json'), PACKAGE);
  const archive = packArchive(mkdtempSync(join(tmpdir(), 'archipel-archive-')));
  const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...flags, archive], { cwd: folder, stdio: 'pipe' });
  return folder;
}

let project: string | undefined;

/** Returns a project that has installed the archive; installing takes seconds, so a worker has one. */
export const installedProject = (): string => (project ??= installArchive());

/**
 * Links the installed package into the folder of another project.
 *
 * @param folder The project's folder.
 */
export function linkPackage(folder: string): void {
  const modules = join(folder, 'node_modules');
  writeFileSync(join(folder, 'package.json'), PACKAGE);
  mkdirSync(modules);
  symlinkSync(join(installedProject(), 'node_modules/archipel'), join(modules, 'archipel'));
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
