import { getAttribute } from '#runtime/dom/safe.ts';

/** What a visitor may agree to; what a page needs to work asks nobody. */
export const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Reads the category that an element waits for; case and white space do not count.
 *
 * @param element What carries `data-consent`.
 */
export const consentCategoryOf = (element: Element): string =>
  getAttribute(element, 'data-consent')!.trim().toLowerCase();

/** Whether a word names a category. */
export const isConsentCategory = (word: string): word is ConsentCategory =>
  (CONSENT_CATEGORIES as readonly string[]).includes(word);

/** What a visitor has agreed to, without the stamp. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;
