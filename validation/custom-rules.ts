import { loadModule } from '#runtime/load.ts';
import type { Rule } from './rule.ts';

/** A rule, or what loads it when a field first names it. */
export type RuleSource = Rule | (() => Promise<{ default: Rule }>);

const custom = new Map<string, Rule | Promise<Rule>>();
const sources = new Map<string, () => Promise<{ default: Rule }>>();

/**
 * Adds a rule of the site. A name of ours can't be taken: our rule stays.
 *
 * @param name As in `data-val-<name>`: lower case, without a dash.
 * @param source The rule, or a lazy import of a module whose default export it is.
 */
export function defineRule(name: string, source: RuleSource): void {
  if (!/^[a-z][a-z0-9]*$/.test(name)) {
    throw new TypeError(`A rule can't be named "${name}": lower-case letters and digits only.`);
  }
  custom.delete(name);
  sources.delete(name);
  if (typeof source === 'function') sources.set(name, source);
  else custom.set(name, source);
}

/**
 * Finds a rule of the site.
 *
 * @param name As in the attribute.
 * @returns The rule, its promise while it is loaded, or undefined.
 */
export function findCustomRule(name: string): Rule | Promise<Rule> | undefined {
  const source = sources.get(name);
  if (source && !custom.has(name)) custom.set(name, load(name, source));
  return custom.get(name);
}

async function load(name: string, source: () => Promise<{ default: Rule }>): Promise<Rule> {
  try {
    const { default: rule } = await loadModule(source);
    custom.set(name, rule);
    return rule;
  } catch (thrown) {
    custom.delete(name);
    throw thrown;
  }
}
