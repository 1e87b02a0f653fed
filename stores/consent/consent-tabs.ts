import { apiUrl } from '#runtime';
import { takeOverConsent } from './consent.ts';
import { parseConsent } from './parse.ts';

/**
 * Before what was saved, with the version of the format: anything else in the channel is not for us. The settings go
 * along, since Chromium stores a cookie after it has told of it (156 does): another tab may still read the older one.
 */
export const CONSENT_SAVED = 'archipel 1 saved ';

/** The channel of the tabs, while the page is shown: to tell in one that is closed at once would be to tell nobody. */
export const consentTabs: { channel?: BroadcastChannel | undefined } = {};

// Where the browser has none or refuses it, a tab learns of a choice with its next page.
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`archipel-consent ${apiUrl('')}`);
  } catch {
    return undefined;
  }
}

/**
 * Takes over what is saved in other tabs.
 *
 * @param onBack Called when a page comes back to which nothing was told meanwhile.
 * @param signal Ends the hearing.
 */
export function listenToConsentTabs(onBack: () => void, signal: AbortSignal): void {
  // An open channel may keep a page out of the back-forward cache.
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
