import { openDialog, afterFading, createDialog } from '#kit/dialog';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import { appendTo, putBefore, removeElement, replaceBy } from '#runtime/dom/safe-tree.ts';

/** The filter of a list, over the page on a small screen (CAT-05). */
export interface OpenDrawer {
  close(): void;
}

/**
 * Opens the filter over the page: a modal dialog inside the list, so that the list still receives the events
 * of its fields.
 *
 * @param host The list.
 * @param title The dialog's heading.
 * @param onClose Called when the filter is back in the page.
 * @returns The drawer; undefined if the list has no `[data-list-panel]`.
 */
export function openDrawerOf(host: HTMLElement, title: string, onClose: () => void): OpenDrawer | undefined {
  const [panel] = querySelectorAll(host, '[data-list-panel]');
  if (!panel) return undefined;
  const dialog = createDialog({ title, className: 'ar-list-drawer' });
  const container = document.createElement('div');
  container.hidden = true;
  putBefore(panel, container);
  appendTo(dialog.body, panel);
  appendTo(host, dialog.element);
  openDialog(dialog.element, () => {
    replaceBy(container, panel);
    onClose();
    void afterFading(dialog.element).then(() => removeElement(dialog.element));
  });
  return { close: () => dialog.close() };
}
