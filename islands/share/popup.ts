import type { MouseEvent } from 'react';

const FEATURES = 'popup,width=640,height=560';

/**
 * Opens a link's address in a small window, which gets no hold of this page. Where windows are blocked the link does what
 * links do: it opens a tab. Decision 170.
 *
 * @param event The click on the link.
 */
export function openInPopup(event: MouseEvent<HTMLAnchorElement>): void {
  // A click with a modifier key is the browser's.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // With noopener a browser never reports whether it has opened one; removing the opener at once is as good.
  const popup = open(event.currentTarget.href, '_blank', FEATURES);
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}
