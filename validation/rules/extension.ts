import { hasExtension } from '../libraries/extensions.ts';
import type { Rule } from '../engine/rule.ts';

/** Every file has one of the extensions. */
export const extension: Rule = {
  test: (value, { files, param }) => hasExtension(value, files, param('extension')),
};
