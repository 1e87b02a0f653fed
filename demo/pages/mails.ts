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
  /** The reader's language, whatever the page's. */
  readonly culture: Culture;
  /** Where its link leads: a path of the shop. */
  readonly href: string;
  /** What stands where `{0}`, `{1}` … are. */
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

/** Sends a mail of the shop, as text: it lies in the outbox of the visitor who has caused it. */
export function sendMail(c: Ctx, shop: Shop, letter: Letter): void {
  const mail = write(letter);
  shop.outbox.send(c.get('session').id, mail);
  // The outbox does not show it then; the terminal of the server is its owner's alone.
  if (!isReadable(shop, c.get('user'), mail))
    console.log(`Mail to ${mail.to}: ${mail.subject} ${letter.href}`);
}

/** Tells those who wait for a variant that some are there again: each in the outbox of the visitor who asked for it. */
export function tellWhoWaits({ outbox, stock, stockNotifications }: Shop, variant: Variant): void {
  if (stock.of(variant.id) === 0) return;
  for (const { email: to, culture, sessionId } of stockNotifications.take(variant.id)) {
    const [href, values] = [variantHref(culture, variant), [fullName(variant, culture)]];
    outbox.send(sessionId, write({ name: 'backInStock', to, culture, href, values }));
  }
}
