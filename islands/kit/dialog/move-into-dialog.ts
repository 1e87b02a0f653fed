import { appendTo, putAfter, replaceBy } from '#runtime/dom/safe-tree.ts';
import type { PlainDialog } from './create-dialog.ts';
import { afterFading } from './dialog.ts';

const moved = new WeakMap<Element, () => void>();

/**
 * Moves an element of the page into a dialog.
 *
 * @param element The element; if it is still in a dialog that fades, it leaves that one first.
 * @param dialog The dialog, before it opens.
 * @param onBack Called when the element is back at its position.
 * @returns Function that moves it back, as soon as the closed dialog has faded.
 */
export function moveIntoDialog(element: HTMLElement, dialog: PlainDialog, onBack: () => void): () => void {
  moved.get(element)?.();
  const position = document.createElement('div');
  position.hidden = true;
  putAfter(element, position);
  appendTo(dialog.body, element);
  const moveBack = () => {
    if (moved.get(element) !== moveBack) return;
    moved.delete(element);
    replaceBy(position, element);
    onBack();
  };
  moved.set(element, moveBack);
  return () => void afterFading(dialog.element).then(moveBack);
}
