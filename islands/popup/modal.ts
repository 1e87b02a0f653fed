import { createDialog, type PlainDialog } from '#kit/dialog';
import { openModalPage } from '#kit/modal-page.ts';
import { childNodesOf, replaceContent } from '#runtime/dom/safe-tree.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import type { Props } from './props.ts';

const CLASS = 'ar-popup';

/** A popup that is shown, or waits while the visitor types. */
export interface ShownPopup {
  readonly dialog: PlainDialog;
  /** Takes it away, and gives the server's nodes back. */
  remove(): void;
}

// The server's own nodes are shown, and go back into their place.
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
 * @throws {ArchipelError} When nothing names it.
 */
export function checkModal({ id, title, url }: Props): void {
  if (!title && !url) throw noTitle(id);
}

/**
 * Opens a popup as a dialog, as soon as the visitor does not type (POP-01).
 *
 * @param host Its element.
 * @param props Name and content.
 * @param onClose Called once it is closed, however it was.
 */
export function openPopup(host: HTMLElement, { title = '', url }: Props, onClose: () => void): ShownPopup {
  return url ? openPage(url, title, onClose) : openHere(host, title, onClose);
}
