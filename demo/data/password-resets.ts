import { createHash, randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** Lifetime of a link to a new password, in ms. */
const lifeMs = 30 * 60_000;
/** Maximum number of mails to one user within a link's lifetime. */
const maxMails = 3;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type PasswordResets = ReturnType<typeof passwordResetTable>;

/** Creates the table of links to a new password: only their hash is stored, they expire and work once. */
export function passwordResetTable(db: Db) {
  const insert = db.prepare('insert into password_resets values (?, ?, ?, 0)');
  const count = db.prepare('select count(*) as mails from password_resets where user_id = ? and ends_at > ?');
  const find = db.prepare(
    'select user_id as userId from password_resets where hash = ? and ends_at > ? and is_used = 0',
  );
  const useAll = db.prepare('update password_resets set is_used = 1 where user_id = ?');
  const expire = db.prepare('update password_resets set ends_at = 0 where user_id = ?');

  return {
    /** Returns a token for a link; undefined when this user has enough links. */
    start(userId: string): string | undefined {
      const now = Date.now();
      if ((count.get(userId, now) as { mails: number }).mails >= maxMails) return undefined;
      const token = randomBytes(24).toString('base64url');
      insert.run(hashOf(token), userId, now + lifeMs);
      return token;
    },
    userOf: (token: string): string | undefined =>
      (find.get(hashOf(token), Date.now()) as { userId: string } | undefined)?.userId,
    /** Marks all links of a user as used. */
    end: (userId: string): void => void useAll.run(userId),
    /** Lets a user's links expire; for tests. */
    expire: (userId: string): void => void expire.run(userId),
  };
}
