import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScripts } from '../support/bundle.mjs';
import { ASTRO_CONSTANTS, astroRouter } from './astro-router.mjs';

const BROWSER = join(import.meta.dirname, 'browser');
const PACKAGES = join(import.meta.dirname, '../node_modules');
const ENTRY = '/archipel/preact/archipel.js';

// Archipel's pages without islands have no script but its own.
const ARCHIPEL_ENTRIES = {
  main: `import { startArchipel } from '../../islands/browser/archipel.mjs';
startArchipel({ react: () => import('entry:island') });`,
  island: `export { mountKind as default, props } from '../../islands/browser/archipel-react.mjs';`,
};

const routerOf = ({ router }) => (router ? `import 'astro:client-router';` : '');

// Islands use the same component as the benchmark of islands.
const ISLANDS = `import { createIslands } from './islands.mjs';
import { Stepper } from '../../islands/browser/component-react.mjs';
import { readAttributes } from '../../islands/browser/stepper.mjs';
const islands = createIslands(Stepper, readAttributes);`;

const NO_ISLANDS = `import { createIslands } from './no-islands.mjs';
const islands = createIslands();`;

const writeStart = (system, hasIslands) => `${routerOf(system)}
import { ${system.start ?? 'start'} as start } from './${system.module}.mjs';
${hasIslands ? ISLANDS : NO_ISLANDS}
start(islands);`;

function entriesOf(system, hasIslands) {
  if (system.archipel) return hasIslands ? ARCHIPEL_ENTRIES : {};
  const needsStart = system.module && (hasIslands || !isMarkupAlone(system));
  return needsStart ? { main: writeStart(system, hasIslands) } : {};
}

// Attributes start these systems; only islands need a module.
const isMarkupAlone = ({ name }) => name.startsWith('htmx') || name === 'full page load';

const moduleScript = (address) => `<script type="module" src="${address}"></script>`;

function shippedOf({ shipped = [] }) {
  const files = shipped.map((name) => [`/shipped/${name}`, readFileSync(join(PACKAGES, name))]);
  return { files, tags: files.map(([address]) => `<script defer src="${address}"></script>`) };
}

const archipelTags = ({ archipel }) =>
  archipel ? ['<link rel="stylesheet" href="/archipel/preact/archipel.css">', moduleScript(ENTRY)] : [];

/**
 * Bundles the start script of a system for pages with or without islands.
 *
 * @param system One of systems.mjs.
 * @param hasIslands Whether its pages have islands.
 * @param base The address below which its files will be served.
 * @returns The files by address, and the lines of the head that load them.
 */
export async function prepareScripts(system, hasIslands, base) {
  const entries = entriesOf(system, hasIslands);
  const bundled = await bundleScripts({
    folder: BROWSER,
    flavour: 'preact',
    base,
    entryNames: Object.keys(entries).slice(0, 1),
    entries,
    plugins: [astroRouter],
    define: ASTRO_CONSTANTS,
  });
  const { files, tags } = shippedOf(system);
  const main = bundled.has(`${base}/main.js`) ? [moduleScript(`${base}/main.js`)] : [];
  return {
    files: [...files, ...bundled],
    head: [system.head ?? '', ...tags, ...archipelTags(system), ...main].join(''),
  };
}
