import { getAttribute } from '#runtime/dom/safe.ts';
import { getConsent, isConsentCategory, type ConsentCategory } from '#stores/consent';

/**
 * Returns the category of consent that a video or a map still needs.
 *
 * @param element The element that shows it; `data-category` names the category.
 * @returns The category; undefined when loading is allowed.
 */
export function missingConsent(element: Element): ConsentCategory | undefined {
  const written = getAttribute(element, 'data-category');
  if (written === null) return undefined;
  const category = written.trim().toLowerCase();
  // An unknown category must not count as consent, so it needs that for marketing.
  const given = isConsentCategory(category) ? category : 'marketing';
  return getConsent()?.[given] ? undefined : given;
}
