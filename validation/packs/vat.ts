import type { RulePack } from '../engine/rule.ts';
import { vat } from '../rules/vat.ts';

/** VAT numbers, by jsvat. */
export const rules: RulePack['rules'] = { vat };
