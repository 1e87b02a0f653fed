import type { Rule } from '../engine/rule.ts';

/** A mobile number of Russia. */
export const mobileru: Rule = { test: (value) => /^(?:\+7|7|8)\d{10}$/.test(value.replace(/[()\s-]/g, '')) };
