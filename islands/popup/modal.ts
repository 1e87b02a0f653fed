import { createDialog, type PlainDialog } from '#kit/dialog';
import { openModalPage } from '#kit/modal-page.ts';
import { childNodesOf, replaceContent } from '#runtime/dom/safe-tree.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import type { Props } from './props.ts';

const CLASS = 'ar-popup';

/** A popup that is open, or will open when the visitor stops typing. */
export interface ShownPopup {
  readonly dialog: PlainDialog;
  /** Closes the popup, and returns the server's nodes to the host. */
  remove(): void;
}

// The server's own nodes are shown in the dialog, and return to the host.
function openHere(host: HTMLElement, title: string, onClose: () => void): ShownPopup {
  const content = childNodesOf(host);
  const dialog = createDialog({ title, className: CLASS });
  const restore = () => replaceContent(host, ...content);
  const close = () => {
    restore();
    onClose();
  };
  dialog.body.append(...content);
  dialog.open(close, { polite: true });
  return { dialog, remove: () => (dialog.element.open ? dialog.close() : restore()) };
}

function openPage(url: string, title: string, onClose: () => void): ShownPopup {
  const dialog = openModalPage(url, { title, className: CLASS, onClose });
  return { dialog, remove: () => dialog.close() };
}

function noTitle(id: string): ArchipelError {
  return new ArchipelError({
    what: `The popup "${id}" can't open.`,
    why: 'A dialog needs a name, and it has neither data-title nor data-url.',
    how: 'Write data-title="…"; for a banner write data-kind="banner".',
  });
}

/**
 * Checks that a popup can be a dialog.
 *
 * @throws {ArchipelError} When it has neither a title nor an address.
 */
export function checkModal({ id, title, url }: Props): void {
  if (!title && !url) throw noTitle(id);
}

/**
 * Opens a popup as a dialog once the visitor is not typing (POP-01).
 *
 * @param host The popup's host.
 * @param props Its title and content.
 * @param onClose Called once the popup is closed, for any reason.
 */
export function openPopup(host: HTMLElement, { title = '', url }: Props, onClose: () => void): ShownPopup {
  return url ? openPage(url, title, onClose) : openHere(host, title, onClose);
}
