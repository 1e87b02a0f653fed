import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

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

/** Creates an empty project that has installed the archive, without a network. */
function installArchive(folder: string): void {
  writeFileSync(join(folder, 'package.json'), PACKAGE);
  const archive = packArchive(temporaryFolder('archive'));
  const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...flags, archive], { cwd: folder, stdio: 'pipe' });
}

const prefixOf = (runner: number) => `archipel-stranger-${runner}-`;

/** Returns the place of the project of a run, outside the repository: its workers have one parent. */
function projectOfRun(): string {
  const { mtimeMs } = statSync(join(repository, 'dist/licences.txt'));
  return join(tmpdir(), `${prefixOf(process.ppid)}${Math.round(mtimeMs)}`);
}

/**
 * Removes the projects that the workers of a run have shared.
 *
 * @param runner The process of the run.
 */
export function removeProjects(runner: number): void {
  const ours = readdirSync(tmpdir()).filter((name) => name.startsWith(prefixOf(runner)));
  for (const name of ours) rmSync(join(tmpdir(), name), { recursive: true, force: true });
}

/** Returns a project that has installed the archive; installing takes seconds, so all workers of a run share it. */
export function installedProject(): string {
  const project = projectOfRun();
  if (existsSync(project)) return project;
  const draft = mkdtempSync(`${project}-draft-`);
  installArchive(draft);
  try {
    renameSync(draft, project);
  } catch (error) {
    // Another worker was faster, and a folder with files is never replaced.
    if (!existsSync(project)) throw error;
  }
  return project;
}

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
