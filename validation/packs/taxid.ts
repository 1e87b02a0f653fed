import type { RulePack } from '../engine/rule.ts';
import { taxid } from '../rules/taxid.ts';

/** Tax numbers of persons and companies, by stdnum. */
export const rules: RulePack['rules'] = { taxid };
