import { getSetting } from '#runtime';

/** On pages for ordering or paying, nothing opens by itself. */
const DEFAULT = ['checkout', 'payment', 'order'];

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether no popup may open on the shown page: a setting lists parts of such paths (`popup.quiet`). */
export function isQuietPage(): boolean {
  const configured = getSetting('popup', 'quiet');
  const quiet = Array.isArray(configured) ? configured.filter(isWord) : DEFAULT;
  const segments = location.pathname.toLowerCase().split('/');
  return quiet.some((word) => segments.includes(word.toLowerCase()));
}
