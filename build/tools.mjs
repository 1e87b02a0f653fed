import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { writeFolder } from './write.mjs';

/** Packages inside a tool may call `require`, which a module lacks. */
const REQUIRE =
  "import { createRequire as createBannerRequire } from 'node:module'; const require = createBannerRequire(import.meta.url);";

/** Folders of texts that a command prints or writes; each is copied next to the program. */
const TEXT_FOLDERS = ['preloads/snippets', 'island/templates'];

function textFiles(root) {
  return TEXT_FOLDERS.flatMap((path) => {
    const folder = join(root, 'tools', path);
    const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.txt'));
    return names.map((name) => [`${basename(path)}/${name}`, readFileSync(join(folder, name))]);
  });
}

/** Files of packages that a command sends to a browser: each is copied next to the program as it is. */
const COPIED = ['node_modules/axe-core/axe.min.js'];

const copiedFiles = (root) => COPIED.map((path) => [basename(path), readFileSync(join(root, path))]);

/** A metafile of the copied files, for the licences. */
const copiedMetafile = {
  outputs: Object.fromEntries(
    COPIED.map((path) => [basename(path), { inputs: { [path]: { bytesInOutput: 1 } } }]),
  ),
};

const outputName = (path, folder) => path.slice(folder.length + 1);

/**
 * Bundles the program `archipel` into `dist/tools/`: no page loads it, and it needs no package.
 *
 * @returns The metafiles, for the licences.
 */
export async function buildTools({ root, out }) {
  const entry = join(root, 'tools/cli/main.ts');
  if (!existsSync(entry)) return [];
  const folder = join(out, 'tools');
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { archipel: entry },
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    chunkNames: '[name]-[hash]',
    minifySyntax: true,
    legalComments: 'none',
    banner: { js: REQUIRE },
    logLevel: 'silent',
  });
  const files = outputFiles.map(({ path, contents }) => [outputName(path, folder), Buffer.from(contents)]);
  writeFolder(folder, new Map([...files, ...textFiles(root), ...copiedFiles(root)]));
  chmodSync(join(folder, 'archipel.js'), 0o755);
  return [metafile, copiedMetafile];
}
