import { createSecret } from '../rules/one-time-codes.ts';
import { hashRecoveryCode } from '../rules/recovery-codes.ts';
import type { Db } from './database.ts';

/** A user's second step. */
export interface TwoFactorState {
  readonly secret: string;
  readonly isOn: boolean;
  /** Time step of the last accepted code. */
  readonly lastUsed: number;
  /** Number of remaining recovery codes. */
  readonly recoveryCodes: number;
}

/** Number of wrong codes before a pause. */
const maxFailures = 5;
const pauseMs = 5 * 60_000;

export type TwoFactor = ReturnType<typeof twoFactorTable>;

const statements = (db: Db) => ({
  select: db.prepare(
    `select secret, is_on as isOn, last_used as lastUsed,
       (select count(*) from recovery_codes where user_id = two_factor.user_id) as recoveryCodes
     from two_factor where user_id = ?`,
  ),
  prepare: db.prepare('insert into two_factor (user_id, secret) values (?, ?) on conflict do nothing'),
  switchOn: db.prepare('update two_factor set is_on = 1 where user_id = ?'),
  use: db.prepare('update two_factor set last_used = ?, failures = 0 where user_id = ? and last_used < ?'),
  remove: db.prepare('delete from two_factor where user_id = ?'),
  fail: db.prepare(
    `update two_factor set failures = case when failed_at > ? then failures + 1 else 1 end, failed_at = ?
     where user_id = ?`,
  ),
  locked: db.prepare('select 1 from two_factor where user_id = ? and failures >= ? and failed_at > ?'),
  forgive: db.prepare('update two_factor set failures = 0 where user_id = ?'),
  addCode: db.prepare('insert into recovery_codes values (?, ?)'),
  useCode: db.prepare('delete from recovery_codes where user_id = ? and hash = ?'),
  removeCodes: db.prepare('delete from recovery_codes where user_id = ?'),
});

/** Creates the table of second steps: secret, last used code, and recovery codes as hashes. */
export function twoFactorTable(db: Db) {
  const on = statements(db);

  function of(userId: string): TwoFactorState | undefined {
    const row = on.select.get(userId) as (Omit<TwoFactorState, 'isOn'> & { isOn: number }) | undefined;
    return row && { ...row, isOn: row.isOn === 1 };
  }

  const setRecoveryCodes = db.transaction((userId: string, codes: readonly string[]) => {
    on.removeCodes.run(userId);
    for (const code of codes) on.addCode.run(userId, hashRecoveryCode(code));
  });

  return {
    of,
    isOn: (userId: string): boolean => of(userId)?.isOn === true,
    /** Returns the secret of a set-up; it stays the same until the set-up ends, also after a reload. */
    secretOf(userId: string): string {
      on.prepare.run(userId, createSecret());
      return of(userId)!.secret;
    },
    switchOn: (userId: string): void => void on.switchOn.run(userId),
    /** Marks a code as used. False when another request has used it first. */
    use: (userId: string, counter: number): boolean => on.use.run(counter, userId, counter).changes === 1,
    recordFailure: (userId: string, time: number): void => void on.fail.run(time - pauseMs, time, userId),
    isLocked: (userId: string, time: number): boolean =>
      on.locked.get(userId, maxFailures, time - pauseMs) !== undefined,
    switchOff(userId: string): void {
      on.remove.run(userId);
      on.removeCodes.run(userId);
    },
    setRecoveryCodes: (userId: string, codes: readonly string[]): void => setRecoveryCodes(userId, codes),
    /** Uses a recovery code. True once for each code. */
    useRecoveryCode(userId: string, code: string): boolean {
      const isRight = on.useCode.run(userId, hashRecoveryCode(code)).changes === 1;
      if (isRight) on.forgive.run(userId);
      return isRight;
    },
  };
}
