import { minify } from 'terser';

/**
 * Makes the entry smaller than esbuild alone does: about 5 % after compression. Only the entry, which is revalidated:
 * chunks carry the hash of what esbuild made of them.
 */
export async function shrinkEntry(text) {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { ecma: 2022, passes: 3 },
    mangle: { module: true },
  });
  return code;
}
