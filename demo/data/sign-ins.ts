import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

export type SignIns = ReturnType<typeof signInTable>;

/**
 * Who is signed in, and in which session. A sign-in has a secret of its own, made when the password was right: whoever
 * planted a session's id in a browser doesn't get the account with it.
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
    /** In all sessions: what a new password does. */
    endAll: (userId: string) => void removeAll.run(userId),
  };
}
