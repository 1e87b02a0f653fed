import type { Rule } from '../engine/rule.ts';
import { isIpv4 } from './ipv4.ts';

const GROUPS = 8;

// An address of version 4 at the end counts as two groups.
function groupsOf(text: string): string[] | undefined {
  const parts = text === '' ? [] : text.split(':');
  const last = parts.at(-1) ?? '';
  if (!last.includes('.')) return parts;
  return isIpv4(last) ? [...parts.slice(0, -1), '0', '0'] : undefined;
}

const areGroups = (groups: readonly string[]) => groups.every((group) => /^[\da-f]{1,4}$/i.test(group));

/** An address of IP version 6; `::` is a run of zeros, once. */
export const ipv6: Rule = {
  test: (value) => {
    const [head = '', tail, ...more] = value.split('::');
    // An address of version 4 is the end, so nothing follows it.
    if (tail !== undefined && head.includes('.')) return false;
    const [first, second] = [groupsOf(head), groupsOf(tail ?? '')];
    if (!first || !second || more.length > 0 || !areGroups([...first, ...second])) return false;
    const count = first.length + second.length;
    return tail === undefined ? count === GROUPS : count < GROUPS;
  },
};
