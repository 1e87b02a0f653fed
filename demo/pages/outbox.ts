import type { Hono } from 'hono';
import type { Mail, SentMail } from '../data/outbox.ts';
import type { User } from '../data/users.ts';
import type { Ctx, Env } from '../http/env.ts';
import { dateText } from '../rules/dates.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { textsOf } from './view.ts';

/** True when a visitor may read a mail; mails to an account may reset its password, so only its owner may. */
export function isReadable({ users, hasSwitches }: Shop, user: User | undefined, { to }: Mail): boolean {
  const account = users.findByEmail(to);
  return hasSwitches || !account || account.id === user?.id;
}

/** Routes of the outbox: the mails that the shop would have sent because of this visitor. */
export function outboxRoutes(app: Hono<Env>, shop: Shop): void {
  const { outbox, view } = shop;
  app.get('/:culture{(?:fr|nl)}/outbox', async (c) => {
    const t = textsOf(c).outbox;
    const sent = outbox.of(c.get('session').id);
    const mails = sent
      .filter((mail) => isReadable(shop, c.get('user'), mail))
      .map((mail) => mailView(c, mail));
    const answer = await view.page(c, 'outbox', { title: t.title, mails, hasSwitches: shop.hasSwitches });
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
  time: dateText(sentAt, c.get('culture'), { dateStyle: 'medium', timeStyle: 'short' }),
});
