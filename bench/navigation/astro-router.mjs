import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ASTRO = dirname(createRequire(import.meta.url).resolve('astro/package.json'));

const TRANSITIONS = [
  `export { navigate, supportsViewTransitions } from 'astro/virtual-modules/transitions-router.js';`,
  `export { swapFunctions } from 'astro/virtual-modules/transitions-swap-functions.js';`,
].join('\n');

/** Replacements for the virtual modules of Astro's own build. */
const VIRTUAL = {
  'astro:transitions/client': () => TRANSITIONS,
  'virtual:astro:adapter-config/client': () => 'export const internalFetchHeaders = {};',
  'astro:client-router': readRouter,
};

// The router is a script inside an Astro component, not a module that can be imported.
function readRouter() {
  const component = readFileSync(join(ASTRO, 'components/ClientRouter.astro'), 'utf8');
  return /<script>([\s\S]+)<\/script>/.exec(component)[1];
}

/** Lets esbuild read Astro's client router from its package. */
export const astroRouter = {
  name: 'astro-router',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:virtual:)?astro:/ }, ({ path }) => ({ path, namespace: 'astro' }));
    onLoad({ filter: /.*/, namespace: 'astro' }, ({ path }) => ({
      contents: VIRTUAL[path](),
      loader: 'ts',
      resolveDir: ASTRO,
    }));
  },
};

/** The constants of Astro's build: its defaults for pages with the router. */
export const ASTRO_CONSTANTS = {
  'import.meta.env.DEV': 'false',
  'import.meta.env.SSR': 'false',
  __PREFETCH_DISABLED__: 'false',
  __PREFETCH_PREFETCH_ALL__: 'undefined',
  __PREFETCH_DEFAULT_STRATEGY__: 'undefined',
  __EXPERIMENTAL_CLIENT_PRERENDER__: 'undefined',
};
