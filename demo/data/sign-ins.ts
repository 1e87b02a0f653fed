import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

export type SignIns = ReturnType<typeof signInTable>;

/**
 * Creates the table of signed-in users by session. A sign-in has its own secret, created with the right
 * password: a session id planted in a browser does not open the account.
 */
export function signInTable(db: Db) {
  const insert = db.prepare('insert into sign_ins (id, session_id, user_id) values (?, ?, ?)');
  const user = db.prepare('select user_id as userId from sign_ins where id = ? and session_id = ?');
  const remove = db.prepare('delete from sign_ins where session_id = ?');

  const removeAll = db.prepare('delete from sign_ins where user_id = ?');

  return {
    start(sessionId: string, userId: string): string {
      const id = randomBytes(24).toString('base64url');
      remove.run(sessionId);
      insert.run(id, sessionId, userId);
      return id;
    },
    userOf: (id: string | undefined, sessionId: string): string | undefined =>
      (user.get(id ?? '', sessionId) as { userId: string } | undefined)?.userId,
    end: (sessionId: string) => void remove.run(sessionId),
    /** Ends the user's sign-ins in all sessions, as after a new password. */
    endAll: (userId: string) => void removeAll.run(userId),
  };
}
