import { customRules } from '../custom-rule-list.ts';
import type { RuleSource } from './rule.ts';

/**
 * Adds a rule of the site. The library's own rules can't be replaced.
 *
 * @param name As in `data-val-<name>`: lower case, without a dash.
 * @param source The rule, or a lazy import of a module whose default export it is.
 * @throws {TypeError} The name can't be part of an attribute.
 */
export function defineRule(name: string, source: RuleSource): void {
  if (!/^[a-z][a-z0-9]*$/.test(name)) {
    throw new TypeError(`A rule can't be named "${name}": lower-case letters and digits only.`);
  }
  customRules.set(name, source);
}
