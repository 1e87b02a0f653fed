import type { RuleSource } from './engine/rule.ts';

/** The site's own rules, by name: a page can add some before the rest of the validation has loaded. */
export const customRules = new Map<string, RuleSource>();
