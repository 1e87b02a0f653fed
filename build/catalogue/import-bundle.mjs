import * as esbuild from 'esbuild';

/**
 * Bundles sources of the project for Node, and imports the result.
 *
 * @param root The folder of the project.
 * @param options esbuild's options beyond those that each bundle has: entry, defines, plugins.
 * @returns The exports.
 */
export async function importBundle(root, options) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    ...options,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
}

/**
 * Returns the options of a bundle whose entry is written by the build.
 *
 * @param root The folder that its imports start from.
 * @param contents The entry's source.
 * @param sourcefile The name in messages.
 */
export const fromSource = (root, contents, sourcefile) => ({
  stdin: { contents, resolveDir: root, sourcefile, loader: 'js' },
});
