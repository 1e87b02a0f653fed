import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

export const repository = join(import.meta.dirname, '../../..');

/** Settings of npm: without them it looks for a newer npm, and for advice about packages. */
const NO_NETWORK = {
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** Runs a program to its end; without the settings that npm gives to its scripts, which would change an inner npm. */
export function run(command, args, cwd) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(inherited), ...NO_NETWORK };
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
}

/** Copies what a fresh clone has: everything that git does not ignore. Packages are linked. */
function copyClone(folder) {
  const ignored = readFileSync(join(repository, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const names = new Set(['.git', ...ignored.map((line) => line.replace(/\/$/, ''))]);
  const isTracked = (path) => {
    const inside = relative(repository, path);
    return !names.has(inside) && !names.has(inside.split('/').at(-1));
  };
  for (const name of readdirSync(repository).filter((one) => !names.has(one))) {
    cpSync(join(repository, name), join(folder, name), { recursive: true, filter: isTracked });
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  // The cache of minified scripts is shared by all builds.
  mkdirSync(join(repository, '.cache/shrunk'), { recursive: true });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(join(repository, '.cache/shrunk'), join(folder, '.cache/shrunk'));
}

/** Packs a fresh clone, which builds it by `prepack`; returns the archive's path. */
export function packClone(destination) {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  const clone = mkdtempSync(join(repository, '.cache/clone-'));
  try {
    copyClone(clone);
    run('npm', ['pack', '--pack-destination', destination], clone);
  } finally {
    rmSync(clone, { recursive: true });
  }
  const archive = readdirSync(destination).find((name) => name.endsWith('.tgz'));
  return join(destination, archive);
}

/** Makes an empty folder outside the repository, where none of its packages are found. */
export const createFolder = () => mkdtempSync(join(tmpdir(), 'archipel-package-'));

/** Installs an archive into a project without packages; returns the package's folder. */
export function installArchive(archive, project) {
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', archive], project);
  return join(project, 'node_modules/archipel');
}
