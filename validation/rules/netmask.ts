import { isIpv4 } from './ipv4.ts';
import type { Rule } from '../engine/rule.ts';

/** A network mask: ones, then zeros in its bits. */
export const netmask: Rule = {
  test: (value) => {
    if (!isIpv4(value)) return false;
    const bits = value.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
    return /^1+0*$/.test(bits.join(''));
  },
};
