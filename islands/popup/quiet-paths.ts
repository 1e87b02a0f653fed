import { getSetting } from '#runtime';

/** Where somebody orders or pays, nothing opens by itself. */
const DEFAULT = ['checkout', 'payment', 'order'];

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether no popup may open on the page that is shown: a setting lists words of such paths (`popup.quiet`). */
export function isQuietPage(): boolean {
  const configured = getSetting('popup', 'quiet');
  const quiet = Array.isArray(configured) ? configured.filter(isWord) : DEFAULT;
  const segments = location.pathname.toLowerCase().split('/');
  return quiet.some((word) => segments.includes(word.toLowerCase()));
}
