import type { RulePack } from '../engine/rule.ts';
import { vat } from '../rules/vat.ts';

/** Numbers for the value added tax, by jsvat. */
export const rules: RulePack['rules'] = { vat };
