import type { RulePack } from '../engine/rule.ts';
import { bankaccount } from '../rules/bankaccount.ts';
import { bic } from '../rules/bic.ts';
import { iban } from '../rules/iban.ts';

/** Bank accounts of all countries, by ibantools. */
export const rules: RulePack['rules'] = { bankaccount, bic, iban };
