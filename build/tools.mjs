import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { writeFolder } from './write.mjs';

/** Packages inside a tool may call `require`, which a module lacks. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** Entry points by output name. Those of a group share chunks; mocks run in browsers too. */
const GROUPS = [
  {
    entries: { archipel: 'tools/cli/main.ts', playwright: 'tools/playwright/index.ts' },
    options: {
      platform: 'node',
      target: 'node20',
      banner: { js: REQUIRE },
      external: ['@playwright/test'],
    },
  },
  { entries: { mocks: 'tools/mocks/index.ts' }, options: { platform: 'browser', minifyWhitespace: true } },
];

/** Folders of texts that a command prints or writes; each is copied next to the program. */
const TEXT_FOLDERS = ['preloads/snippets', 'island/templates', 'helpers/languages'];

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

function bundleGroup({ root, out }, { entries, options }) {
  const entryPoints = Object.fromEntries(
    Object.entries(entries)
      .map(([name, path]) => [name, join(root, path)])
      .filter(([, path]) => existsSync(path)),
  );
  return esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir: join(out, 'tools'),
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    target: 'es2022',
    format: 'esm',
    chunkNames: '[name]-[hash]',
    minifySyntax: true,
    legalComments: 'none',
    // A build may write elsewhere than into the folder that package.json names.
    alias: { 'archipel/openapi.json': join(out, 'openapi.json') },
    logLevel: 'silent',
    ...options,
  });
}

/**
 * Bundles the tools into `dist/tools/`: no page loads them, and they need no package.
 *
 * @param project The project; `openapi.json` is written already.
 * @returns The metafiles, for the licences.
 */
export async function buildTools(project) {
  const { root, out } = project;
  const folder = join(out, 'tools');
  if (!existsSync(join(root, GROUPS[0].entries.archipel))) return [];
  const bundles = await Promise.all(GROUPS.map((group) => bundleGroup(project, group)));
  const files = bundles.flatMap(({ outputFiles }) =>
    outputFiles.map(({ path, contents }) => [outputName(path, folder), Buffer.from(contents)]),
  );
  writeFolder(folder, new Map([...files, ...textFiles(root), ...copiedFiles(root)]));
  chmodSync(join(folder, 'archipel.js'), 0o755);
  return [...bundles.map(({ metafile }) => metafile), copiedMetafile];
}
