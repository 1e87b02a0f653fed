import { getSetting } from '#runtime';

/** Path segments of the pages for ordering and paying, where no popup opens. */
const DEFAULT = ['checkout', 'payment', 'order'];

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns whether the page blocks popups; the setting `popup.quiet` lists the segments of such paths. */
export function isQuietPage(): boolean {
  const configured = getSetting('popup', 'quiet');
  const quiet = Array.isArray(configured) ? configured.filter(isWord) : DEFAULT;
  const segments = location.pathname.toLowerCase().split('/');
  return quiet.some((word) => segments.includes(word.toLowerCase()));
}
