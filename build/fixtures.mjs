import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fromSource, importBundle } from './catalogue/import-bundle.mjs';
import { writeFolder } from './write.mjs';

/** The turning mug of the examples, in the archive of the shop's photos. */
const TURN = /^mug-ourthe\.[^.]+\.turn-(\d+)\./;

function filesIn(folder, prefix = '') {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const nameOf = (file) => `${prefix}${relative(folder, file).split(sep).join('/')}`;
  return files.map((file) => [nameOf(file), readFileSync(file)]);
}

/** Returns the photos of a full turn; a file takes about 5 kB. */
async function turnPhotos(root) {
  const source = "export { readTar } from './demo/photos/tar.ts';";
  const { readTar } = await importBundle(root, fromSource(root, source, 'photos.js'));
  const masters = readTar(readFileSync(join(root, 'demo/photos/masters.tar')));
  return [...masters].flatMap(([name, photo]) => {
    const [, number] = TURN.exec(name) ?? [];
    return number ? [[`turns/${number}.webp`, photo]] : [];
  });
}

/** Writes the pictures and stand-ins of fixture pages into `dist/fixtures/`. */
export async function buildFixtures({ root, out }) {
  const folder = join(root, 'tools/fixtures/files');
  if (!existsSync(folder)) return;
  const files = [
    ...filesIn(folder),
    ...filesIn(join(root, 'demo/stand-ins/video'), 'video/'),
    ...(await turnPhotos(root)),
  ];
  writeFolder(join(out, 'fixtures'), new Map(files));
}
