import type { MouseEvent } from 'react';

const FEATURES = 'popup,width=640,height=560';

/**
 * Opens a link in a small window that has no access to this page. If windows are blocked, the link opens a
 * tab (decision 170).
 *
 * @param event The click on the link.
 */
export function openInPopup(event: MouseEvent<HTMLAnchorElement>): void {
  // A click with a modifier key is left to the browser.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // With `noopener` browsers never report whether a window opened; clearing `opener` at once is equivalent.
  const popup = open(event.currentTarget.href, '_blank', FEATURES);
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}
