import { array, number, object, safeParse, string } from 'valibot';
import type { Culture } from '../culture.ts';

type Words = Readonly<Record<Culture, string>>;

/** A message that an editor has configured for one section of the shop. */
export interface Popup {
  readonly id: string;
  readonly kind: 'modal' | 'banner';
  readonly categoryId: number;
  readonly title: Words;
  readonly text: Words;
  /** With an end the visitor sees what is left. */
  readonly hasEnd: boolean;
}

const candles = 6;

export const popups: readonly Popup[] = [
  {
    id: 'week-offer',
    kind: 'banner',
    categoryId: candles,
    title: { fr: 'L’offre de la semaine', nl: 'De aanbieding van de week' },
    text: {
      fr: 'Le soliflore Bourgeon est moins cher jusqu’à dimanche soir.',
      nl: 'De soliflore Knop is goedkoper tot zondagavond.',
    },
    hasEnd: true,
  },
  {
    id: 'candle-workshop',
    kind: 'modal',
    categoryId: candles,
    title: { fr: 'Coulez votre bougie à Louvain', nl: 'Giet uw kaars in Leuven' },
    text: {
      fr: 'L’atelier ouvre ses portes chaque premier jeudi du mois, de 18 h à 21 h. Écrivez-nous pour réserver une place.',
      nl: 'Het atelier opent zijn deuren elke eerste donderdag van de maand, van 18 tot 21 uur. Schrijf ons om een plaats te reserveren.',
    },
    hasEnd: false,
  },
];

/** The cookie that the pages' script writes, too: a list of id and timestamp, in milliseconds since 1970. */
export const dismissedCookie = 'popups';

/** Browsers keep it for 400 days at most. */
export const dismissedSeconds = 400 * 86_400;

const most = 50;
const dismissed = array(object({ id: string(), timestamp: number() }));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a visitor has dismissed; what is no such list is none. */
export function readDismissed(cookie: string | undefined) {
  const result = safeParse(dismissed, parse(cookie ?? ''));
  return result.success ? result.output : [];
}

/** The list with one more, the newest. */
export function addDismissed(cookie: string | undefined, id: string, now: number): string {
  const others = readDismissed(cookie).filter((one) => one.id !== id);
  return JSON.stringify([...others, { id, timestamp: now }].slice(-most));
}
