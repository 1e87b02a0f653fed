import { emit, getSetting, type ConsentSettings } from '#runtime';
import { removeAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { readCookie } from '#stores/cookies/read-cookie.ts';
import { CONSENT_CATEGORIES } from './categories.ts';
import { parseConsent } from './parse.ts';

declare global {
  interface Window {
    /** What the visitor has agreed to; null where they have not chosen yet. */
    archipelConsent?: ConsentSettings | null;
  }
}

interface State {
  consent: ConsentSettings | null;
  /** What the page asks for, as its banner said last. */
  stamp: string | undefined;
  /** The cookie's text as it was read last; null before that. */
  text: string | undefined | null;
}

const FLAG_AS_TEXT = /"(?:true|false)"/i;

const state: State = { consent: null, stamp: undefined, text: null };

/** Where the focus was before it came into a banner: who answers goes on there. */
export const consentFocus: { before?: EventTarget | null } = {};

/** One value of `consent` in the page's configuration, as text. */
export function consentSetting(key: string): string | undefined {
  const value = getSetting('consent', key);
  return value === undefined ? undefined : String(value);
}

/** The name of the cookie. */
export const consentCookie = (): string => consentSetting('cookie') ?? 'cookie-consent';

/** The stamp that the page asks for: its banner's own, which follows visits, comes before the configuration's (T8). */
export const consentStamp = (): string | undefined => state.stamp ?? consentSetting('stamp');

/** The choice that holds; null where the visitor has not made one for this page's stamp. */
export const getConsent = (): ConsentSettings | null => state.consent;

function publish(consent: ConsentSettings | null): void {
  state.consent = consent && Object.freeze(consent);
  window.archipelConsent = state.consent;
  const root = document.documentElement;
  if (!consent) removeAttribute(root, 'data-consented');
  else setAttribute(root, 'data-consented', CONSENT_CATEGORIES.filter((name) => consent[name]).join(' '));
}

/**
 * Takes over a choice that was just saved, here or in another tab: it is published first, and then told, since listeners are
 * other people's (CON-04, CON-05).
 *
 * @param consent The choice.
 * @param text The cookie's text, which then holds it.
 */
export function takeOverConsent(consent: ConsentSettings, text = readCookie(consentCookie())): void {
  state.text = text;
  state.stamp = consent.stamp;
  publish(consent);
  const isAnything = CONSENT_CATEGORIES.some((category) => consent[category]);
  emit(document, isAnything ? 'consent-accepted' : 'consent-declined', consent);
  emit(document, 'consent-changed', consent);
}

/**
 * Reads the cookie where it, or the page's stamp, may be another one than before: at the start, when no event tells of it
 * because nobody has just chosen; after a visit, in a page that comes back, when another tab has saved.
 *
 * @param stamp What a banner asks for now; without a banner the stamp is that of before.
 * @returns The cookie's text where it is to be looked at, because nothing can be made of it or its flags are text.
 */
export function readConsent(stamp = state.stamp): string | undefined {
  const text = readCookie(consentCookie());
  if (stamp === state.stamp && text === state.text) return undefined;
  const isFirst = state.text === null;
  state.stamp = stamp;
  state.text = text;
  const consent = parseConsent(text, consentStamp());
  if (isFirst || !consent) publish(consent);
  else takeOverConsent(consent, text);
  return consent && !FLAG_AS_TEXT.test(text!) ? undefined : text;
}
