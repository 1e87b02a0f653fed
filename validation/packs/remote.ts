import { remote } from '../rules/remote.ts';
import type { RulePack } from '../engine/rule.ts';

/** Rules that ask the server: apart from the others, because they bring all that sends requests. */
export const rules: RulePack['rules'] = { remote };
