import type { Rule } from '../engine/rule.ts';
import { isUrl } from './url.ts';

/** As url; the top level may be missing: `http://intranet`. */
export const url2: Rule = { test: (value) => isUrl(value, true) };
