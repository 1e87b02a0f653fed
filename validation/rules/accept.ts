import { matchesType } from '../libraries/mime.ts';
import { listOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Every file has one of the media types; `image/*` takes all images. Servers spell the parameter `mimtype`. */
export const accept: Rule = {
  test: (_value, { files, param }) => {
    const types = listOf(param('mimtype') || param('mimetype') || 'image/*');
    return files.every((file) => types.some((type) => matchesType(file.type, type)));
  },
};
