import { remote } from '../rules/remote.ts';
import type { RulePack } from '../engine/rule.ts';

/** Rules that query the server: a pack of their own, because they load all the code of requests. */
export const rules: RulePack['rules'] = { remote };
