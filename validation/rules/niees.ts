import type { Rule } from '../engine/rule.ts';
import { letterOf } from './nifes.ts';

/** A tax number of a foreigner in Spain. */
export const niees: Rule = {
  test: (value) => {
    const text = value.toUpperCase();
    if (!/^[XYZ]\d{7,8}[A-Z]$/.test(text)) return false;
    return letterOf('XYZ'.indexOf(text.charAt(0)) + text.slice(1, -1)) === text.at(-1);
  },
};
