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

/** Creates the table of messages from the contact form. */
export function messageTable(db: Db) {
  const insert = db.prepare(
    `insert into messages (session_id, name, email, message, wants_copy, attachment_name, attachment)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    add({ sessionId, name, email, text, wantsCopy, attachment }: Message): void {
      const file = [attachment?.name ?? null, attachment?.content ?? null];
      insert.run(sessionId, name, email, text, wantsCopy ? 1 : 0, ...file);
    },
  };
}
