import { basename } from 'node:path';
import { build } from 'esbuild';
import type { Flavour } from './env.ts';
import { toFile, type StaticFile } from './static-files.ts';

/** Bundles the islands of the styleguide's own pages, as docs/your-own-bundle.md says: Archipel stays outside. */
async function bundleOwnIslands(flavour: Flavour): Promise<ReadonlyMap<string, StaticFile>> {
  const library = `/assets/archipel/${flavour}/`;
  const { outputFiles } = await build({
    entryPoints: { index: 'demo/own-islands/index.ts', frame: 'demo/scripts/frame.ts' },
    outdir: 'own',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    minify: true,
    // Our package.json says that its modules have no effects; these register islands.
    ignoreAnnotations: true,
    jsx: 'automatic',
    jsxImportSource: 'archipel',
    alias: {
      archipel: `${library}archipel.js`,
      'archipel/authoring': `${library}authoring.js`,
      'archipel/jsx-runtime': `${library}jsx-runtime.js`,
    },
    external: [`${library}*`],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [basename(path), toFile(path, Buffer.from(contents))]),
  );
}

const bundles = new Map<Flavour, ReturnType<typeof bundleOwnIslands>>();

/**
 * Finds a file of the styleguide's own islands; they are bundled at the first request.
 *
 * @param flavour The build of the page.
 * @param name The file.
 */
export async function findOwnFile(flavour: Flavour, name: string): Promise<StaticFile | undefined> {
  const bundle = bundles.get(flavour) ?? bundleOwnIslands(flavour);
  bundles.set(flavour, bundle);
  return (await bundle).get(name);
}
