import { writeCookie } from '#stores/cookies/write-cookie.ts';
import type { ConsentChoice } from './categories.ts';
import { consentCookie, consentSetting, consentStamp, getConsent, takeOverConsent } from './consent.ts';
import { CONSENT_SAVED, consentTabs } from './consent-tabs.ts';

/* Code that no page needs before the visitor makes a choice. */

/** A year (CON-04). */
const YEAR_HOURS = 8_760;

/** Returns the choice that allows everything or nothing. */
export const chooseAll = (isAllowed: boolean): ConsentChoice => ({
  preferences: isAllowed,
  statistics: isAllowed,
  marketing: isAllowed,
});

/**
 * Whether the browser sends Global Privacy Control, a request not to sell or share data. It presets a choice
 * that is not made yet; a choice of the visitor takes precedence.
 */
export const needsPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

// A page without a stamp preserves the stamp of the earlier choice: other pages may require it.
const stampToSave = () => consentStamp() ?? getConsent()?.stamp ?? '';

/**
 * Saves the visitor's choice (CON-04): the cookie, `window.archipelConsent`, `html[data-consented]`, then the
 * events. If cookies are blocked the choice applies to this document.
 *
 * @param choice The allowed categories.
 */
export function saveConsent({ preferences, statistics, marketing }: ConsentChoice): void {
  const consent = { stamp: stampToSave(), preferences, statistics, marketing };
  const hours = Number(consentSetting('hours')) || YEAR_HOURS;
  const text = JSON.stringify(consent);
  writeCookie(consentCookie(), text, hours);
  consentTabs.channel?.postMessage(CONSENT_SAVED + text);
  takeOverConsent(consent);
}
