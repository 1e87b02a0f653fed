import { apiUrl } from '#runtime';
import { takeOverConsent } from './consent.ts';
import { parseConsent } from './parse.ts';

/**
 * Prefix of a message, with the version of the format; other messages are ignored. The settings are included
 * because Chromium (156) stores a cookie after the message: another tab may still read the old one.
 */
export const CONSENT_SAVED = 'archipel 1 saved ';

/**
 * The channel between tabs, open while the page is shown. A channel that is closed right after a message may
 * lose it.
 */
export const consentTabs: { channel?: BroadcastChannel | undefined } = {};

// Without BroadcastChannel a tab reads the choice with its next page.
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`archipel-consent ${apiUrl('')}`);
  } catch {
    return undefined;
  }
}

/**
 * Subscribes to choices saved in other tabs.
 *
 * @param onBack Called when a page returns that received no messages in the meantime.
 * @param signal Unsubscribes.
 */
export function listenToConsentTabs(onBack: () => void, signal: AbortSignal): void {
  // An open channel may disable the back-forward cache.
  const close = () => consentTabs.channel?.close();
  const open = () => {
    close();
    const channel = (consentTabs.channel = openChannel());
    if (!channel) return;
    channel.onmessage = ({ data }) => {
      const [start, text] = String(data).split(CONSENT_SAVED);
      const consent = start === '' && parseConsent(text);
      if (consent) takeOverConsent(consent, text);
    };
  };
  const reopen = () => {
    open();
    onBack();
  };
  open();
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', reopen, { signal });
  signal.addEventListener('abort', close);
}
