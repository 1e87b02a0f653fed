import { getAttribute } from '#runtime/dom/safe.ts';

/** The optional categories. Necessary cookies need no consent. */
export const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Reads the category that an element waits for; case and white space are ignored.
 *
 * @param element The element with `data-consent`.
 */
export const consentCategoryOf = (element: Element): string =>
  getAttribute(element, 'data-consent')!.trim().toLowerCase();

/** Whether a text names a category. */
export const isConsentCategory = (word: string): word is ConsentCategory =>
  (CONSENT_CATEGORIES as readonly string[]).includes(word);

/** A visitor's choice, without the stamp. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;
