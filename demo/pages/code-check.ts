import { judgeCode } from '../rules/one-time-codes.ts';
import type { CodeVerdict } from '../rules/one-time-codes.ts';
import type { RuleUse } from '../rules/form.ts';
import type { Shop } from '../shop.ts';

export const tooManyTries: RuleUse = { rule: 'tries', message: 'tooManyTries' };

/** Judges a user's code, and notes what came of it: a right one is used up, a wrong one counts. */
export function judgeUserCode({ twoFactor }: Shop, userId: string, code: string): CodeVerdict {
  const state = twoFactor.of(userId);
  if (!state) return { kind: 'wrong' };
  const time = Date.now();
  const verdict = judgeCode({ secret: state.secret, code, time, lastUsed: state.lastUsed });
  if (verdict.kind !== 'right') {
    // An old or used code was right once: it is no guess.
    if (verdict.kind === 'wrong') twoFactor.noteFailure(userId, time);
    return verdict;
  }
  return twoFactor.use(userId, verdict.counter) ? verdict : { kind: 'used' };
}

/** What is said of a code; nothing of a right one. */
export function codeComplaint({ kind }: CodeVerdict): RuleUse | undefined {
  if (kind === 'right') return undefined;
  const message = ({ used: 'usedCode', old: 'oldCode', wrong: 'wrongCode' } as const)[kind];
  return { rule: 'code', message };
}
