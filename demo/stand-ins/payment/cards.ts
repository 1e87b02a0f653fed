/** Reaction of the stand-in to a card; all other numbers are rejected. */
export type CardBehaviour = 'authorise' | 'refuse' | 'challenge' | 'redirect' | 'expire';

export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
}

/** Test cards, whose numbers no real card has; the demo's payment page lists them. */
export const testCards: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', behaviour: 'authorise' },
  { number: '4000 0200 0000 0000', behaviour: 'refuse' },
  { number: '5454 5454 5454 5454', behaviour: 'challenge' },
  { number: '4212 3456 7891 0006', behaviour: 'redirect' },
  { number: '4166 6766 6766 6746', behaviour: 'expire' },
];

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** Returns the behaviour of a card whose number the stand-in's own field has "encrypted". */
export function behaviourOf(blob: unknown): CardBehaviour {
  const number =
    typeof blob === 'string' ? Buffer.from(blob.replace(/^stand-in:/, ''), 'base64').toString() : '';
  return testCards.find((card) => digitsOf(card.number) === digitsOf(number))?.behaviour ?? 'refuse';
}
