import type { ConsentSettings } from '#runtime';
import type { ConsentCategory } from '#stores/consent';
import { pushTag, tagLayer } from '#stores/tags';

/** The signals of each category in Google's Consent Mode v2. */
const SIGNALS: Readonly<Record<ConsentCategory, readonly string[]>> = {
  preferences: ['functionality_storage', 'personalization_storage'],
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

// The tag manager recognises commands only as `arguments`; it silently treats an array as data.
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  pushTag(arguments);
}

// Every command contains all keys: the tag manager preserves the old value of a missing key.
function signalsOf(consent: ConsentSettings | null): Record<string, string> {
  const signals: Record<string, string> = { security_storage: 'granted' };
  for (const [category, keys] of Object.entries(SIGNALS) as [ConsentCategory, readonly string[]][])
    for (const key of keys) signals[key] = consent?.[category] ? 'granted' : 'denied';
  return signals;
}

function hasDefault(): boolean {
  return tagLayer().some((entry) => {
    const [command, kind] = Array.from(entry as ArrayLike<unknown>);
    return command === 'consent' && kind === 'default';
  });
}

let notified: string | undefined;

/**
 * Pushes the consent to the tag manager: first all as denied, unless the page's head has already set a
 * default, then each changed choice.
 *
 * @param consent The choice; null when there is none, or it was withdrawn.
 */
export function pushConsentMode(consent: ConsentSettings | null): void {
  const nothing = signalsOf(null);
  if (!notified && !hasDefault()) gtag('consent', 'default', { ...nothing, wait_for_update: 500 });
  notified ??= JSON.stringify(nothing);
  const signals = signalsOf(consent);
  const text = JSON.stringify(signals);
  if (text !== notified) gtag('consent', 'update', signals);
  notified = text;
}
