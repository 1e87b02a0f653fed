// @vitest-environment node
import { expect, it } from 'vitest';
import { openDatabase } from '../../demo/data/database.ts';
import { messageTable } from '../../demo/data/messages.ts';
import { outboxTable } from '../../demo/data/outbox.ts';
import type { Mail } from '../../demo/data/outbox.ts';

const mail = (subject: string): Mail => ({ to: 'ada@example.be', culture: 'fr', subject, lines: [] });

it('the outbox stores the latest 50 mails of a session, and takes none of another one', () => {
  const db = openDatabase();
  const outbox = outboxTable(db);
  outbox.send('other', mail('theirs'));
  for (let count = 1; count <= 60; count++) outbox.send('session', mail(String(count)));
  const subjects = outbox.of('session').map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([50, '60', '11']);
  expect(outbox.of('other').map(({ subject }) => subject)).toEqual(['theirs']);
  expect(db.prepare('select count(*) as count from outbox').get()).toMatchObject({ count: 51 });
});

it('the outbox of all sessions is bounded, so that new sessions don’t fill the disk', () => {
  const db = openDatabase();
  const outbox = outboxTable(db);
  const send = db.transaction(() => {
    for (let count = 0; count < 5_100; count++) outbox.send(`session ${count}`, mail('hello'));
  });
  send();
  expect(db.prepare('select count(*) as count from outbox').get()).toMatchObject({ count: 5_000 });
  expect(outbox.of('session 0')).toEqual([]);
  expect(outbox.of('session 5099')).toHaveLength(1);
});

it('messages of the contact form are bounded with their files', () => {
  const db = openDatabase();
  const messages = messageTable(db);
  const attachment = { name: 'a.pdf', content: Buffer.from('%PDF') };
  const message = { sessionId: 's', name: 'Ada', email: 'ada@example.be', wantsCopy: false, attachment };
  for (let count = 1; count <= 120; count++) messages.add({ ...message, text: String(count) });
  const rows = db.prepare('select message from messages order by id').all() as { message: string }[];
  expect([rows.length, rows[0]?.message, rows.at(-1)?.message]).toEqual([50, '71', '120']);
});
