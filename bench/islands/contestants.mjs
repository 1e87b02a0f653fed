import { join } from 'node:path';
import { bundleScripts } from '../support/bundle.mjs';
import { FLAVOURS } from '../support/product.mjs';
import { MIXES } from './mixes.mjs';
import { archipelRegistered } from './systems/archipel-registered.mjs';
import { archipel } from './systems/archipel.mjs';
import { astro } from './systems/astro.mjs';
import { isLand } from './systems/is-land.mjs';
import { loop } from './systems/loop.mjs';
import { alpine, lit, stimulus } from './systems/without-react.mjs';

const BROWSER = join(import.meta.dirname, 'browser');

const SYSTEMS = [loop, archipel, archipelRegistered, isLand, astro];

const withReact = (flavour) =>
  SYSTEMS.map((system) => ({ system, flavour, label: `${system.name}, ${flavour}` }));

// Without React only Archipel has two flavours.
const withoutReact = [
  { system: loop, flavour: 'preact', label: loop.name },
  { system: archipel, flavour: 'preact', label: `${archipel.name}, preact` },
  { system: archipel, flavour: 'react', label: `${archipel.name}, react` },
  { system: archipelRegistered, flavour: 'preact', label: `${archipelRegistered.name}, preact` },
  { system: archipelRegistered, flavour: 'react', label: `${archipelRegistered.name}, react` },
  { system: isLand, flavour: 'preact', label: isLand.name },
  { system: astro, flavour: 'preact', label: astro.name },
  ...[stimulus, alpine, lit].map((system) => ({ system, flavour: 'preact', label: system.name })),
];

const membersOf = (kinds) => (kinds.includes('react') ? FLAVOURS.flatMap(withReact) : withoutReact);

/** Returns the reference of the same flavour: React is compared with React, preact with preact. */
const referenceOf = (flavour, kinds) => (kinds.includes('react') ? `${loop.name}, ${flavour}` : loop.name);

async function prepare(member, mix) {
  const { system, flavour } = member;
  const { kinds } = MIXES[mix];
  const base = `/${[system.name.replaceAll(/\W+/g, '-'), flavour, mix].join('/')}`;
  const scripts = await bundleScripts({
    folder: BROWSER,
    flavour,
    base,
    entryNames: system.entryNames(kinds),
    entries: system.entries(kinds, flavour),
  });
  return { ...member, mix, base, scripts, reference: referenceOf(flavour, kinds) };
}

export function prepareContestants(mix) {
  return Promise.all(membersOf(MIXES[mix].kinds).map((member) => prepare(member, mix)));
}
