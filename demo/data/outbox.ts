import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

/** A sent mail: plain text, and at most one link. */
export interface Mail {
  readonly to: string;
  readonly culture: Culture;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

export interface SentMail extends Mail {
  readonly id: number;
  readonly sentAt: Date;
}

interface Row {
  readonly id: number;
  readonly mail: string;
  readonly sentAt: string;
}

export type Outbox = ReturnType<typeof outboxTable>;

const MAX_OF_SESSION = 50;
const MAX_MAILS = 5_000;

/** Creates the table of sent mails; only the visitor's session that caused a mail can read it. */
export function outboxTable(db: Db) {
  const insert = db.prepare('insert into outbox (session_id, mail, sent_at) values (?, ?, ?)');
  const ofSession = db.prepare(
    `select id, mail, sent_at as sentAt from outbox where session_id = ? order by id desc limit ${MAX_OF_SESSION}`,
  );
  const limitSession = db.prepare(
    `delete from outbox where session_id = ?1 and id <=
     (select id from outbox where session_id = ?1 order by id desc limit 1 offset ${MAX_OF_SESSION})`,
  );
  const limitAll = db.prepare(`delete from outbox where id <= ? - ${MAX_MAILS}`);
  const toSent = ({ id, mail, sentAt }: Row): SentMail => ({
    ...(JSON.parse(mail) as Mail),
    id,
    sentAt: new Date(sentAt),
  });
  return {
    /** Stores a mail; the oldest ones of the session, and of all, make space. */
    send(sessionId: string, mail: Mail): void {
      const { lastInsertRowid } = insert.run(sessionId, JSON.stringify(mail), new Date().toISOString());
      limitSession.run(sessionId);
      limitAll.run(lastInsertRowid);
    },
    /** Returns the mails, the latest first. */
    of: (sessionId: string): SentMail[] => (ofSession.all(sessionId) as Row[]).map(toSent),
  };
}
