import { openPopovers } from '../dom/popovers.ts';

/** Modal dialogs of the site; the library's own close themselves, with their animation. */
const MODAL = 'dialog:modal:not(.ar-dialog)';

/**
 * Closes the site's open popovers and modal dialogs when a visit leaves the page (NAV-15). A manual popover,
 * such as a message, is closed by the script that opened it.
 */
export function closeOverlays(): void {
  for (const popover of openPopovers(document)) if (popover.popover !== 'manual') popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(MODAL)) dialog.close();
}
