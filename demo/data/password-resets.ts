import { createHash, randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** How long a link from a mail opens the door. */
const lifeMs = 30 * 60_000;
/** More mails than that within the life of a link are sent to nobody. */
const mostMails = 3;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type PasswordResets = ReturnType<typeof passwordResetTable>;

/** Links to choose a new password: known by their hash alone, for a while, and once. */
export function passwordResetTable(db: Db) {
  const insert = db.prepare('insert into password_resets values (?, ?, ?, 0)');
  const count = db.prepare('select count(*) as mails from password_resets where user_id = ? and ends_at > ?');
  const find = db.prepare(
    'select user_id as userId from password_resets where hash = ? and ends_at > ? and is_used = 0',
  );
  const useAll = db.prepare('update password_resets set is_used = 1 where user_id = ?');
  const expire = db.prepare('update password_resets set ends_at = 0 where user_id = ?');

  return {
    /** A token for a link; none when this user has got enough of them. */
    start(userId: string): string | undefined {
      const now = Date.now();
      if ((count.get(userId, now) as { mails: number }).mails >= mostMails) return undefined;
      const token = randomBytes(24).toString('base64url');
      insert.run(hashOf(token), userId, now + lifeMs);
      return token;
    },
    userOf: (token: string): string | undefined =>
      (find.get(hashOf(token), Date.now()) as { userId: string } | undefined)?.userId,
    /** All links of a user are used up together. */
    end: (userId: string): void => void useAll.run(userId),
    /** What time does; for tests. */
    expire: (userId: string): void => void expire.run(userId),
  };
}
