import type { Rule } from '../engine/rule.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** An address: local@domain, labels of at most 63 characters (VAL-09). */
export const email: Rule = {
  tidy: (value) => value.trim(),
  test: (value) => EMAIL.test(value.trim()),
};
