import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Returns the folders of the packages that left at least one byte in an output. */
function packageFolders(root, metafiles) {
  const inputs = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => join(root, path));
  return new Set(used.map((path) => PACKAGE.exec(path)?.[1]).filter(Boolean));
}

function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package carries no licence text.';
}

/**
 * Returns the packages in the built files, by name.
 *
 * @param builds The `metafiles` of each folder of `dist`, with its `folder`.
 * @returns For each package its `description` (package.json), the text of its `licence`, and the `folders` it is in.
 */
export function bundledPackages(root, builds) {
  const packages = new Map();
  for (const { folder, metafiles } of builds) {
    for (const path of packageFolders(root, metafiles)) {
      if (!existsSync(join(path, 'package.json'))) continue;
      packages.set(path, [...(packages.get(path) ?? []), folder]);
    }
  }
  return [...packages.keys()].toSorted().map((path) => ({
    description: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')),
    licence: licenceText(path),
    folders: packages.get(path),
  }));
}
