import { atMost } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Maximum number of files (VAL-16). */
export const maxfiles: Rule = { test: (_value, { files, param }) => atMost(files.length, param('max')) };
