import { isAttached } from '../dom/safe.ts';

let region: HTMLElement | undefined;

function getRegion(): HTMLElement {
  if (region && isAttached(region)) return region;
  region = document.createElement('div');
  region.className = 'ar-visually-hidden';
  region.role = 'status';
  document.body.append(region);
  return region;
}

/**
 * Announces a text politely and once, in the page's live region.
 *
 * @param text Plain text in the page's language.
 */
export function announce(text: string): void {
  getRegion().textContent = text;
}

/** Empties the live region if it still contains this text, which is no longer true. */
export function withdrawAnnouncement(text: string): void {
  if (region?.textContent === text) region.textContent = '';
}
