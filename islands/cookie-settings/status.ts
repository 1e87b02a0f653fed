import type { ConsentSettings } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { CONSENT_CATEGORIES } from '#stores/consent';
import { texts } from './texts.ts';

/**
 * Describes the current choice in one sentence (CON-06).
 *
 * @param consent The choice; null when there is none yet.
 */
export function consentSentence(consent: ConsentSettings | null): string {
  const labels = chooseTexts(texts);
  if (!consent) return labels.open;
  const labelsOf = (isAllowed: boolean) =>
    CONSENT_CATEGORIES.filter((category) => consent[category] === isAllowed).map(
      (category) => labels[category],
    );
  const [allowed, rejected] = [labelsOf(true), labelsOf(false)];
  if (rejected.length === 0) return labels.all;
  if (allowed.length === 0) return labels.none;
  return labels.some(allowed.join(', '), rejected.join(', '));
}
