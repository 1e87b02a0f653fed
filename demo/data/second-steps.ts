import type { Db } from './database.ts';

/** Time limit of a sign-in's second step, in ms. */
const lifeMs = 10 * 60_000;

export type SecondSteps = ReturnType<typeof secondStepTable>;

/** Creates the table of sessions with a correct password that wait for a code. */
export function secondStepTable(db: Db) {
  const start = db.prepare('insert or replace into second_steps values (?, ?, ?)');
  const find = db.prepare('select user_id as userId from second_steps where session_id = ? and ends_at > ?');
  const end = db.prepare('delete from second_steps where session_id = ?');
  return {
    start: (sessionId: string, userId: string): void =>
      void start.run(sessionId, userId, Date.now() + lifeMs),
    userOf: (sessionId: string): string | undefined =>
      (find.get(sessionId, Date.now()) as { userId: string } | undefined)?.userId,
    end: (sessionId: string): void => void end.run(sessionId),
  };
}
