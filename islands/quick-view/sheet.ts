import { closeOnBack, createDialog, moveIntoDialog } from '#kit/dialog';
import { matches } from '#runtime/dom/safe.ts';
import { childNodesOf } from '#runtime/dom/safe-tree.ts';

const isVisible = (node: Node) => !(node instanceof Element && matches(node, '.ar-visually-hidden'));

/** Returns the visible text of a button: the product's name comes with the content. */
const titleOf = (button: HTMLElement) =>
  childNodesOf(button)
    .filter(isVisible)
    .map((node) => node.textContent)
    .join('')
    .trim();

/**
 * Opens a panel in a dialog at the foot of the window; Back closes it. It is hidden when the dialog has faded.
 *
 * @param panel The panel.
 * @param button The pressed button, which names the dialog.
 * @param onClose Called once it is closed.
 * @returns Function that closes the sheet.
 */
export function openPanelSheet(panel: HTMLElement, button: HTMLElement, onClose: () => void): () => void {
  const controller = new AbortController();
  const dialog = createDialog({ title: titleOf(button), className: 'ar-quick-sheet ar-sheet' });
  const moveBack = moveIntoDialog(panel, dialog, () => (panel.hidden = true));
  dialog.open(() => {
    controller.abort();
    void leaveEntry();
    moveBack();
    onClose();
  });
  const leaveEntry = closeOnBack(() => dialog.close(), controller.signal);
  return () => dialog.close();
}
