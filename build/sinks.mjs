import { readFile } from 'node:fs/promises';

/**
 * Packages that write HTML as text. Under Trusted Types they run only if their values go through the policy.
 */
export const ROUTED_PACKAGES = /\/node_modules\/(?:leaflet|cropperjs)\/.*\.js$/;

const ASSIGNMENT = /\.(innerHTML|outerHTML) = (.+);$/gm;

const routed = (source) => source.replace(ASSIGNMENT, '.$1 = trustedHtml($2);');

/** Rewrites `node.innerHTML = value;` so that the value goes through the runtime's policy. Decision 488. */
export function routeSinks(source, project) {
  const result = routed(source);
  if (result === source) return source;
  return `import { trustedHtml } from ${JSON.stringify(project.trustedHtml)};\n${result}`;
}

/** Returns a source file as it is bundled. */
export async function loadSource(path, project) {
  const source = await readFile(path, 'utf8');
  return ROUTED_PACKAGES.test(path) ? routeSinks(source, project) : source;
}

export function sinkPlugin(project) {
  return {
    name: 'archipel-sinks',
    setup(build) {
      // The package's main file is UMD; its ES modules can be rewritten and tree-shaken.
      build.onResolve({ filter: /^leaflet$/ }, ({ resolveDir, kind }) =>
        build.resolve('leaflet/dist/leaflet-src.esm.js', { resolveDir, kind }),
      );
      build.onLoad({ filter: ROUTED_PACKAGES }, async ({ path }) => ({
        contents: await loadSource(path, project),
        loader: 'js',
      }));
    },
  };
}
