import { getAttribute } from '#runtime/dom/safe.ts';
import { getConsent, isConsentCategory, type ConsentCategory } from '#stores/consent';

/**
 * Returns the category of consent that a film or a map still needs.
 *
 * @param element The element that shows it; `data-category` names the category.
 * @returns The category; nothing when loading is allowed.
 */
export function missingConsent(element: Element): ConsentCategory | undefined {
  const written = getAttribute(element, 'data-category');
  if (written === null) return undefined;
  const category = written.trim().toLowerCase();
  // An unknown category must not count as consent.
  const given = isConsentCategory(category) ? category : 'marketing';
  return getConsent()?.[given] ? undefined : given;
}
