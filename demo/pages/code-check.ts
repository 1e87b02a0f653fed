import { checkCode } from '../rules/one-time-codes.ts';
import type { CodeVerdict } from '../rules/one-time-codes.ts';
import type { RuleUse } from '../rules/form.ts';
import type { Shop } from '../shop.ts';

export const tooManyTries: RuleUse = { rule: 'tries', message: 'tooManyTries' };

/** Checks a user's code and records the result: a right code is used up, a wrong one counts as a failure. */
export function checkUserCode({ twoFactor }: Shop, userId: string, code: string): CodeVerdict {
  const state = twoFactor.of(userId);
  if (!state) return { kind: 'wrong' };
  const time = Date.now();
  const verdict = checkCode({ secret: state.secret, code, time, lastUsed: state.lastUsed });
  if (verdict.kind !== 'right') {
    // An old or used code was valid once, so it is no guess.
    if (verdict.kind === 'wrong') twoFactor.recordFailure(userId, time);
    return verdict;
  }
  return twoFactor.use(userId, verdict.counter) ? verdict : { kind: 'used' };
}

/** Returns the error of a code; undefined for a right one. */
export function codeComplaint({ kind }: CodeVerdict): RuleUse | undefined {
  if (kind === 'right') return undefined;
  const message = ({ used: 'usedCode', old: 'oldCode', wrong: 'wrongCode' } as const)[kind];
  return { rule: 'code', message };
}
