import { emit, getSetting, type ConsentSettings } from '#runtime';
import { removeAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { readCookie } from '#stores/cookies/read-cookie.ts';
import { CONSENT_CATEGORIES } from './categories.ts';
import { parseConsent } from './parse.ts';

declare global {
  interface Window {
    /** The visitor's choice; null before it is made. */
    archipelConsent?: ConsentSettings | null;
  }
}

interface State {
  consent: ConsentSettings | null;
  /** The stamp required by the page, from its last banner. */
  stamp: string | undefined;
  /** The cookie's text when last read; null before the first read. */
  text: string | undefined | null;
}

const FLAG_AS_TEXT = /"(?:true|false)"/i;

const state: State = { consent: null, stamp: undefined, text: null };

/** The element that had the focus before the banner; it gets the focus again after the answer. */
export const consentFocus: { before?: EventTarget | null } = {};

/** Reads one value of `consent` in the page's configuration, as text. */
export function consentSetting(key: string): string | undefined {
  const value = getSetting('consent', key);
  return value === undefined ? undefined : String(value);
}

export const consentCookie = (): string => consentSetting('cookie') ?? 'cookie-consent';

/**
 * The stamp required by the page: that of its banner, which follows visits, takes precedence over the
 * configuration's (T8).
 */
export const consentStamp = (): string | undefined => state.stamp ?? consentSetting('stamp');

/** Returns the current choice; null when there is none for this page's stamp. */
export const getConsent = (): ConsentSettings | null => state.consent;

function publish(consent: ConsentSettings | null): void {
  state.consent = consent && Object.freeze(consent);
  window.archipelConsent = state.consent;
  const root = document.documentElement;
  if (!consent) removeAttribute(root, 'data-consented');
  else setAttribute(root, 'data-consented', CONSENT_CATEGORIES.filter((name) => consent[name]).join(' '));
}

/**
 * Takes over a choice saved here or in another tab. It is published before the events, because listeners belong
 * to other scripts (CON-04, CON-05).
 *
 * @param consent The choice.
 * @param text The cookie's text with this choice.
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
 * Reads the cookie when it or the page's stamp may have changed: at the start, which emits no event, after a
 * visit, in a restored page, and after another tab has saved.
 *
 * @param stamp The stamp of the current banner; without a banner the earlier stamp stays.
 * @returns The cookie's text when it needs a check: it is unreadable, or its flags are strings.
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
