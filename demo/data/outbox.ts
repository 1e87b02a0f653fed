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

const most = 50;

/** Creates the table of sent mails; only the visitor's session that caused a mail can read it. */
export function outboxTable(db: Db) {
  const insert = db.prepare('insert into outbox (session_id, mail, sent_at) values (?, ?, ?)');
  const ofSession = db.prepare(
    `select id, mail, sent_at as sentAt from outbox where session_id = ? order by id desc limit ${most}`,
  );
  const toSent = ({ id, mail, sentAt }: Row): SentMail => ({
    ...(JSON.parse(mail) as Mail),
    id,
    sentAt: new Date(sentAt),
  });
  return {
    send: (sessionId: string, mail: Mail): void =>
      void insert.run(sessionId, JSON.stringify(mail), new Date().toISOString()),
    /** Returns the mails, the latest first. */
    of: (sessionId: string): SentMail[] => (ofSession.all(sessionId) as Row[]).map(toSent),
  };
}
