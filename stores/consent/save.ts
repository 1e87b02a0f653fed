import { writeCookie } from '#stores/cookies/write-cookie.ts';
import type { ConsentChoice } from './categories.ts';
import { consentCookie, consentSetting, consentStamp, getConsent, takeOverConsent } from './consent.ts';
import { CONSENT_SAVED, consentTabs } from './consent-tabs.ts';

/* What no page needs before somebody chooses. */

/** A year (CON-04). */
const YEAR_HOURS = 8_760;

/** The choice that allows everything, or nothing. */
export const chooseAll = (isAllowed: boolean): ConsentChoice => ({
  preferences: isAllowed,
  statistics: isAllowed,
  marketing: isAllowed,
});

/**
 * Whether the visitor's browser asks every site not to sell or share what it learns (Global Privacy Control). It presets a
 * choice that is not made yet; a choice that the visitor has made says more.
 */
export const needsPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

// A page that asks for no stamp leaves the one that the visitor's choice has: other pages may ask for it.
const stampToSave = () => consentStamp() ?? getConsent()?.stamp ?? '';

/**
 * Saves what the visitor has chosen (CON-04): the cookie, `window.archipelConsent`, `html[data-consented]`, then the events.
 * Where cookies are forbidden the choice holds for this document.
 *
 * @param choice What is allowed.
 */
export function saveConsent({ preferences, statistics, marketing }: ConsentChoice): void {
  const consent = { stamp: stampToSave(), preferences, statistics, marketing };
  const hours = Number(consentSetting('hours')) || YEAR_HOURS;
  const text = JSON.stringify(consent);
  writeCookie(consentCookie(), text, hours);
  consentTabs.channel?.postMessage(CONSENT_SAVED + text);
  takeOverConsent(consent);
}
