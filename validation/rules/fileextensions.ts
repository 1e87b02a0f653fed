import { hasExtension } from '../libraries/extensions.ts';
import type { Rule } from '../engine/rule.ts';

/** Every file has one of the extensions, as MVC lists them: with a dot or without (VAL-03). */
export const fileextensions: Rule = {
  test: (value, { files, param }) => hasExtension(value, files, param('extensions')),
};
