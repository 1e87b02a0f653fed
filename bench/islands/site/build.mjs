import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'bench/.cache');
const SOURCE = join(CACHE, 'site');
const BUILT = join(CACHE, 'built');
const BROWSER = join(import.meta.dirname, '../browser');
const SHARED = ['stepper.mjs', 'archipel-plain.mjs'];

/** The folders and files that the product's build reads. */
const TREES = ['islands', 'runtime', 'stores', 'styles', 'validation', 'package.json'];

/** The names of the definitions by kind. */
const OWN = { react: 'benchReact', plain: 'benchPlain' };

// Modules as text, since they belong to another source tree. The plain island reads its attributes itself.
const MODULES = {
  plain: `export { mountKind as default } from './archipel-plain.mjs';`,
  react: `import { number, object, text } from '#kit/props.ts';
import { react } from '#runtime/islands/react.tsx';
import { createElement, useEffect, useState } from 'react';
import { createStepper } from './stepper.mjs';

export const props = object({
  label: text(),
  step: number(),
  index: number(),
});
export default react(createStepper({ createElement, useEffect, useState }));
`,
};

const writeDefinition = (kind) => `import { defineIsland } from '#runtime';

export const ${OWN[kind]} = defineIsland({
  name: 'bench-${kind}',
  when: 'load',
  load: () => import('./bench-${kind}.mjs'),
});
`;

// All definitions of the product remain in the list: a site's entry is never smaller than the product's.
function addToList(source) {
  const imports = Object.entries(OWN).map(
    ([kind, name]) => `import { ${name} } from './bench-${kind}/index.ts';\n`,
  );
  const list = source.replace(/start\(\s*\[/, `start([${Object.values(OWN).join(', ')}, `);
  if (list === source) throw new Error('islands/archipel.ts has no list of definitions any more.');
  return imports.join('') + list;
}

function addIsland(kind) {
  const folder = join(SOURCE, 'islands', `bench-${kind}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.ts'), writeDefinition(kind));
  writeFileSync(join(folder, `bench-${kind}.mjs`), MODULES[kind]);
  for (const name of SHARED) cpSync(join(BROWSER, name), join(folder, name));
}

/** Builds the product as a site with its own islands does: its source, with two more definitions. */
export function buildSite() {
  rmSync(SOURCE, { recursive: true, force: true });
  for (const name of TREES) cpSync(join(ROOT, name), join(SOURCE, name), { recursive: true });
  Object.keys(OWN).forEach(addIsland);
  const list = join(SOURCE, 'islands/archipel.ts');
  writeFileSync(list, addToList(readFileSync(list, 'utf8')));
  const flags = ['--root', SOURCE, '--out', BUILT, '--no-types', '--no-budgets'];
  execFileSync(process.execPath, [join(ROOT, 'build.mjs'), ...flags]);
}

/** Returns the site's built files of a flavour in the entry's folder, by name. */
export function readSite(flavour) {
  const folder = join(BUILT, flavour);
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Returns the scripts that a page with these kinds of islands needs, from the build's manifest. */
export function scriptsOf(flavour, kinds) {
  const { entry, islands, mount } = JSON.parse(readFileSync(join(BUILT, flavour, 'manifest.json'), 'utf8'));
  const own = kinds.flatMap((kind) => [islands[`bench-${kind}`].js, ...islands[`bench-${kind}`].preload]);
  return [...new Set([entry.file, ...entry.preload, mount, ...own])];
}
