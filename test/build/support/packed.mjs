import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Packs the build that `npm test` has just made, as `npm publish` packs what `prepack` makes; returns the archive's path. */
export function packBuild(destination) {
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', destination], repository);
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
