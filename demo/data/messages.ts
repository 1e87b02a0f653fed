import type { Db } from './database.ts';

interface Message {
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly wantsCopy: boolean;
  readonly attachment: { readonly name: string; readonly content: Buffer } | undefined;
}

export type Messages = ReturnType<typeof messageTable>;

/** Limit of stored messages, whose files have 10 MB each at most. */
const MAX_MESSAGES = 50;

/** Creates the table of messages from the contact form; the oldest ones make space. */
export function messageTable(db: Db) {
  const insert = db.prepare(
    `insert into messages (session_id, name, email, message, wants_copy, attachment_name, attachment)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const limit = db.prepare(`delete from messages where id <= ? - ${MAX_MESSAGES}`);
  return {
    add({ sessionId, name, email, text, wantsCopy, attachment }: Message): void {
      const file = [attachment?.name ?? null, attachment?.content ?? null];
      const values = [sessionId, name, email, text, wantsCopy ? 1 : 0, ...file];
      limit.run(insert.run(...values).lastInsertRowid);
    },
  };
}
