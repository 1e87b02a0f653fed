import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Returns the folders of the packages that left at least one byte in an output. */
function packageFolders(root, metafiles) {
  const inputs = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => join(root, path));
  return [...new Set(used.map((path) => PACKAGE.exec(path)?.[1]).filter(Boolean))].toSorted();
}

function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package carries no licence text.';
}

function describePackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}\n${license}\n\n${licenceText(folder)}`;
}

/** Returns the licences of all bundled packages. */
export function licencesOf(root, metafiles) {
  const folders = packageFolders(root, metafiles).filter((folder) =>
    existsSync(join(folder, 'package.json')),
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `These packages are part of the built files.\n\n${folders.map(describePackage).join(rule)}\n`;
}
