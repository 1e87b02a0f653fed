import type { Hono } from 'hono';
import type { SentMail } from '../data/outbox.ts';
import type { Ctx, Env } from '../http/env.ts';
import { dateWords } from '../rules/dates.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { textsOf } from './view.ts';

/** What the demo would have sent by mail: this visitor's alone. */
export function outboxRoutes(app: Hono<Env>, { outbox, view }: Shop): void {
  app.get('/:culture{(?:fr|nl)}/outbox', async (c) => {
    const t = textsOf(c).outbox;
    const mails = outbox.of(c.get('session').id).map((mail) => mailView(c, mail));
    const answer = await view.page(c, 'outbox', { title: t.title, mails });
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
}

const mailView = (c: Ctx, { id, to, culture, subject, lines, link, sentAt }: SentMail) => ({
  id,
  culture,
  subject,
  lines,
  link,
  to: fill(textsOf(c).outbox.to, to),
  iso: sentAt.toISOString(),
  time: dateWords(sentAt, c.get('culture'), { dateStyle: 'medium', timeStyle: 'short' }),
});
