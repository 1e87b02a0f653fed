/**
 * The visitor's consent, for every reader. Saving a choice is in `#stores/consent/save.ts`, so that it can be
 * lazy.
 */
export { CONSENT_CATEGORIES, consentCategoryOf, isConsentCategory } from './categories.ts';
export type { ConsentCategory, ConsentChoice } from './categories.ts';
export { consentFocus, consentSetting, consentStamp, getConsent, readConsent } from './consent.ts';
export { listenToConsentTabs } from './consent-tabs.ts';
export { parseConsent, parseFields } from './parse.ts';
