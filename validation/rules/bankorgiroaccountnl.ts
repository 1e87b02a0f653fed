import type { Rule } from '../engine/rule.ts';
import { bankaccountnl } from './bankaccountnl.ts';
import { giroaccountnl } from './giroaccountnl.ts';

/** An old Dutch account or giro number. */
export const bankorgiroaccountnl: Rule = {
  test: (value, context) =>
    bankaccountnl.test(value, context) === true || giroaccountnl.test(value, context) === true,
};
