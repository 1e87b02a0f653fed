import { loadModule } from '#runtime/islands/load.ts';
import { coreRules } from './core-rules.ts';
import type { Rule } from './rule.ts';

type Found = Rule | Promise<Rule | undefined> | undefined;

interface Packs {
  findPackRule(name: string): Found;
  warnUnknown(name: string): void;
}

const core = new Map(Object.entries(coreRules));
const packs: { loaded?: Packs } = {};
const loadPacks = () => import('./packs.ts');

function findFurther(name: string): Found {
  if (packs.loaded) return packs.loaded.findPackRule(name);
  return loadModule<Packs>(loadPacks).then((module) => (packs.loaded = module).findPackRule(name));
}

/**
 * Finds a rule by its name; rules outside the core are loaded when they are first needed.
 *
 * @param name As in `data-val-<name>`.
 * @returns The rule, its promise, or undefined for an unknown name.
 */
export function findRule(name: string): Found {
  return core.get(name) ?? findFurther(name);
}

/** Warns the author of the page about an unknown rule. */
export function reportUnknown(name: string): void {
  packs.loaded?.warnUnknown(name);
}
