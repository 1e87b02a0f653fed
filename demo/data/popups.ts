import { array, number, object, safeParse, string } from 'valibot';
import type { Culture } from '../culture.ts';

type LocalizedText = Readonly<Record<Culture, string>>;

/** A message that an editor has configured for one category of the shop. */
export interface Popup {
  readonly id: string;
  readonly kind: 'modal' | 'banner';
  readonly categoryId: number;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** The message shows the remaining time. */
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
      fr: 'L’atelier ouvre ses portes chaque premier jeudi du mois, de 18 h à 21 h. Écrivez-nous pour réserver une place.',
      nl: 'Het atelier opent zijn deuren elke eerste donderdag van de maand, van 18 tot 21 uur. Schrijf ons om een plaats te reserveren.',
    },
    hasEnd: false,
  },
];

/** Cookie that the pages' script writes, too: a list of ids with timestamps, in ms since 1970. */
export const dismissedCookie = 'popups';

/** Browsers limit a cookie's lifetime to 400 days. */
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

/** Returns the messages that the visitor has dismissed; an invalid list counts as empty. */
export function readDismissed(cookie: string | undefined) {
  const result = safeParse(dismissed, parse(cookie ?? ''));
  return result.success ? result.output : [];
}

/** Returns the list with one more message as the newest entry. */
export function addDismissed(cookie: string | undefined, id: string, now: number): string {
  const others = readDismissed(cookie).filter((one) => one.id !== id);
  return JSON.stringify([...others, { id, timestamp: now }].slice(-most));
}
