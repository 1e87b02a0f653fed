const OPEN = '[popover]:not([popover="manual"]):popover-open';

/** A dialog of the site's own; ours close themselves, by their own animation. */
const MODAL = 'dialog:modal:not(.ar-dialog)';

/**
 * Closes overlays of the page that is left: menus, popovers and dialogs that the site has opened itself, wherever they are
 * (NAV-15). A manual popover, such as a message, is closed by the script that opened it.
 */
export function closeOverlays(): void {
  // Safari 16 and Firefox 124 know no popovers, and throw on a selector with an unknown name.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>(OPEN)) menu.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(MODAL)) dialog.close();
}
