import { build } from 'esbuild';

const PREACT = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** Resolves `entry:NAME` to a module that exists only as text: a page's own script. */
function entryPlugin(entries, folder) {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: entries[path],
        resolveDir: folder,
      }));
    },
  };
}

/**
 * Bundles the scripts of one system as for production; lazy imports become separate files.
 *
 * @param folder The folder of the modules that the entries import.
 * @param flavour `preact` or `react`: the implementation of React.
 * @param base The address below which the files will be served.
 * @param entryNames Names of the entries that the page, or an island's markup, requests.
 * @param entries Text of every entry by name.
 * @param plugins Further esbuild plugins.
 * @param define Further constants.
 * @returns Text of every file by address.
 */
export async function bundleScripts({
  folder,
  flavour,
  base,
  entryNames,
  entries,
  plugins = [],
  define = {},
}) {
  if (entryNames.length === 0) return new Map();
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(entryNames.map((name) => [name, `entry:${name}`])),
    plugins: [entryPlugin(entries, folder), ...plugins],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    alias: {
      ...(flavour === 'preact' && PREACT),
      archipel: `/archipel/${flavour}/archipel.js`,
      'archipel/authoring': `/archipel/${flavour}/authoring.js`,
    },
    external: ['/archipel/*'],
    outdir: '/',
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [`${base}${path}`, text]));
}
