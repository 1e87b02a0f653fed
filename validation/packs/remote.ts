import { remote } from '../rules/remote.ts';
import type { RulePack } from '../engine/rule.ts';

/** What asks the server: apart from the others, because it brings along all that sends requests. */
export const rules: RulePack['rules'] = { remote };
