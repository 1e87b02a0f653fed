import { apiUrl } from '#runtime';
import { takeOverConsent } from './consent.ts';
import { parseConsent } from './parse.ts';

/**
 * Prefix of a message, with the version of the format; other messages are ignored. The settings are included
 * because Chromium (156) stores a cookie after the message: another tab may still read the old one.
 */
export const CONSENT_SAVED = 'archipel 1 saved ';

/**
 * The channel between tabs, open while the page is shown. It is not closed after each message: a channel
 * closed right after a message may lose it.
 */
export const consentTabs: { channel?: BroadcastChannel | undefined } = {};

// A tab without BroadcastChannel reads the choice with its next page.
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
 * @param onPageShow Called at each `pageshow`: a page in the back-forward cache receives no messages.
 * @param signal Unsubscribes.
 */
export function listenToConsentTabs(onPageShow: () => void, signal: AbortSignal): void {
  // The channel is closed while the page is hidden: an open one may disable the back-forward cache.
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
    onPageShow();
  };
  open();
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', reopen, { signal });
  signal.addEventListener('abort', close);
}
