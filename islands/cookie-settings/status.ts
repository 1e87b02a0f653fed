import type { ConsentSettings } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { CONSENT_CATEGORIES } from '#stores/consent';
import { texts } from './texts.ts';

/**
 * Says in one sentence what holds (CON-06).
 *
 * @param consent The choice; null where there is none yet.
 */
export function consentSentence(consent: ConsentSettings | null): string {
  const words = chooseTexts(texts);
  if (!consent) return words.open;
  const wordsOf = (isAllowed: boolean) =>
    CONSENT_CATEGORIES.filter((category) => consent[category] === isAllowed).map(
      (category) => words[category],
    );
  const [allowed, refused] = [wordsOf(true), wordsOf(false)];
  if (refused.length === 0) return words.all;
  if (allowed.length === 0) return words.none;
  return words.some(allowed.join(', '), refused.join(', '));
}
