import { loadModule } from '#runtime/islands/load.ts';
import { customRules } from '../custom-rule-list.ts';
import type { LazyRule, Rule } from './rule.ts';

const loaded = new Map<LazyRule, Rule | Promise<Rule>>();

async function load(source: LazyRule): Promise<Rule> {
  try {
    const { default: rule } = await loadModule(source);
    loaded.set(source, rule);
    return rule;
  } catch (thrown) {
    loaded.delete(source);
    throw thrown;
  }
}

/**
 * Finds a rule of the site.
 *
 * @param name As in the attribute.
 * @returns The rule, its promise while it is loaded, or undefined.
 */
export function findCustomRule(name: string): Rule | Promise<Rule> | undefined {
  const source = customRules.get(name);
  if (typeof source !== 'function') return source;
  if (!loaded.has(source)) loaded.set(source, load(source));
  return loaded.get(source);
}
