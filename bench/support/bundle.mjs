import { build } from 'esbuild';

const PREACT = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** Modules that exist as text only, by the name `entry:NAME`: what a page's own script would say. */
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
 * Bundles the scripts of one system as for production; what is imported lazily becomes a file of its own.
 *
 * @param folder Where the modules lie that the entries import.
 * @param flavour `preact` or `react`: what stands for React.
 * @param base The address below which the files will be served.
 * @param doors Names of the entries that the page, or an island's markup, asks for.
 * @param entries Text of every entry by name.
 * @param plugins What else esbuild has to know.
 * @param define What else is constant.
 * @returns Text of every file by address.
 */
export async function bundleScripts({ folder, flavour, base, doors, entries, plugins = [], define = {} }) {
  if (doors.length === 0) return new Map();
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(doors.map((name) => [name, `entry:${name}`])),
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
