import type { Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { Mail } from '../data/outbox.ts';
import type { Ctx } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import type { Texts } from '../texts/index.ts';
import { isReadable } from './outbox.ts';
import { fullName, variantHref } from './product-view.ts';

type MailName = Exclude<keyof Texts['mails'], 'hello' | 'bye'>;

interface Letter {
  readonly name: MailName;
  readonly to: string;
  /** Language of the reader, independent of the page's. */
  readonly culture: Culture;
  /** Path of the link. */
  readonly href: string;
  /** Values of the placeholders `{0}`, `{1}` … */
  readonly values?: readonly string[];
}

function write({ name, to, culture, href, values = [] }: Letter): Mail {
  const { mails } = texts[culture];
  const { subject, lines, link } = mails[name];
  return {
    to,
    culture,
    subject: fill(subject, ...values),
    lines: [mails.hello, ...lines.map((line) => fill(line, ...values)), mails.bye],
    link: { href, label: link },
  };
}

/** Sends a mail as text: it is stored in the outbox of the visitor who has caused it. */
export function sendMail(c: Ctx, shop: Shop, letter: Letter): void {
  const mail = write(letter);
  shop.outbox.send(c.get('session').id, mail);
  // The outbox hides such a mail, so the server's console shows its link.
  if (!isReadable(shop, c.get('user'), mail))
    console.log(`Mail to ${mail.to}: ${mail.subject} ${letter.href}`);
}

/** Notifies subscribers that a variant is back in stock: each mail is in the subscriber's outbox. */
export function notifySubscribers({ outbox, stock, stockNotifications }: Shop, variant: Variant): void {
  if (stock.of(variant.id) === 0) return;
  for (const { email: to, culture, sessionId } of stockNotifications.take(variant.id)) {
    const [href, values] = [variantHref(culture, variant), [fullName(variant, culture)]];
    outbox.send(sessionId, write({ name: 'backInStock', to, culture, href, values }));
  }
}
