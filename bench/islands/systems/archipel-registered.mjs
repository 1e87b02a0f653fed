import { readManifest } from '../../support/product.mjs';
import { islandHost, moduleScript, preload } from '../markup.mjs';

const load = (kind) => `${kind}: () => import('entry:island-${kind}')`;

const ISLANDS = {
  react: `export { mountKind as default, props } from './archipel-react.mjs';`,
  plain: `export { mountKind as default } from './archipel-plain.mjs';`,
};

/** Returns a built file and all files that it imports. */
function closureOf(files, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of files[name].imports) closureOf(files, next, seen);
  return seen;
}

function productScripts(flavour, kinds) {
  const { files } = readManifest(flavour);
  // The entry contains the functions that an author's plain island needs.
  const entry = kinds.includes('react') ? 'authoring.js' : 'archipel.js';
  return [...new Set(['archipel.js', ...closureOf(files, entry)])].map(
    (name) => `/archipel/${flavour}/${name}`,
  );
}

/** Archipel with islands that a script of the page registers, for islands outside the build. */
export const archipelRegistered = {
  name: 'Archipel, registered',
  entryNames: () => ['main'],
  entries: (kinds) => ({
    main: `import { startArchipel } from './archipel.mjs';\nstartArchipel({ ${kinds.map(load).join(', ')} });`,
    ...Object.fromEntries(kinds.map((kind) => [`island-${kind}`, ISLANDS[kind]])),
  }),
  head: ({ base, flavour, kinds, scripts }) =>
    [
      preload([...productScripts(flavour, kinds), ...scripts]),
      moduleScript(`/archipel/${flavour}/archipel.js`),
      moduleScript(`${base}/main.js`),
    ].join(''),
  host: islandHost,
};
