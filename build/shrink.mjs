import { minify } from 'terser';

/**
 * Makes a script smaller than esbuild alone does: about 5 % after compression.
 *
 * @param text A module, minified already.
 */
export async function shrinkScript(text) {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { ecma: 2022, passes: 2 },
    mangle: { module: true },
  });
  return code;
}
