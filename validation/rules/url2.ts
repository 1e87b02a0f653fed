import type { Rule } from '../engine/rule.ts';
import { isUrl } from './url.ts';

/** An address as for `url`, but the top-level domain may be missing: `http://intranet`. */
export const url2: Rule = { test: (value) => isUrl(value, true) };
