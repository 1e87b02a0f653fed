/** One source, two outputs: the preact flavour aliases React's names. */
export const ALIASES = {
  react: {},
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
  },
};

/** Returns the esbuild options for every script of a flavour. */
export function scriptOptions(project, flavour) {
  return {
    absWorkingDir: project.root,
    outdir: `${project.out}/${flavour}`,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    minify: !project.dev,
    legalComments: 'none', // dist/licences.txt contains every licence in full
    charset: 'utf8',
    jsx: 'automatic',
    logLevel: 'silent',
    alias: ALIASES[flavour],
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}
