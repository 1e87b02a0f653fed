import { afterFading, closeOnBack, createDialog, openDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { addListener, querySelectorAll } from '#runtime/dom/safe.ts';
import {
  appendTo,
  prependTo,
  putAfter,
  putBefore,
  removeElement,
  replaceBy,
} from '#runtime/dom/safe-tree.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { createChosenValues } from './chosen-values.ts';
import { LIST_FORM } from './list-target.ts';
import { texts } from './texts.ts';

/** The filter of a list, over the page on a small screen (CAT-05). */
export interface OpenDrawer {
  /** Closes it; its promise resolves when another history entry may follow. */
  close(): Promise<void>;
  /** Announces a text inside the dialog: everything around it is inert. */
  announce(text: string): void;
}

/** Handlers of the drawer. */
export interface DrawerHandlers {
  /** The visitor unticks everything. */
  onClear(): void;
  /** The filter is back in the page. */
  onClose(): void;
}

/** The foot of the drawer, with the form's own button. */
interface Footer {
  readonly status: HTMLElement;
  /** Puts the form's button back. */
  remove(): void;
}

function createClearButton(onClear: () => void): HTMLButtonElement {
  const button = createElement('button', 'ar-button ar-button-quiet', chooseTexts(texts).clear);
  button.type = 'button';
  addListener(button, 'click', onClear);
  return button;
}

function addFooter(panel: HTMLElement, onClear: () => void): Footer {
  const [form = panel] = querySelectorAll(panel, LIST_FORM);
  const [apply] = querySelectorAll(form, '[data-list-apply]');
  const footer = createElement('div', 'ar-dialog-footer');
  const status = createElement('p', 'ar-visually-hidden');
  const position = document.createElement('span');
  status.role = 'status';
  position.hidden = true;
  footer.append(createClearButton(onClear), status);
  if (apply) {
    putAfter(apply, position);
    appendTo(footer, apply);
  }
  appendTo(form, footer);
  return {
    status,
    remove() {
      if (apply) replaceBy(position, apply);
      removeElement(footer);
    },
  };
}

/**
 * Opens the filter over the page: a modal dialog inside the list, so that the list still receives the events
 * of its fields. On a phone it is a sheet; Back closes it.
 *
 * @param host The list.
 * @param handlers The handlers.
 * @returns The drawer; undefined if the list has no `[data-list-panel]`.
 */
export function openDrawerOf(
  host: HTMLElement,
  { onClear, onClose }: DrawerHandlers,
): OpenDrawer | undefined {
  const [panel] = querySelectorAll(host, '[data-list-panel]');
  if (!panel) return undefined;
  const controller = new AbortController();
  const dialog = createDialog({ title: chooseTexts(texts).filters, className: 'ar-list-drawer ar-sheet' });
  const container = document.createElement('div');
  container.hidden = true;
  putBefore(panel, container);
  const footer = addFooter(panel, onClear);
  appendTo(dialog.body, panel);
  prependTo(dialog.body, createChosenValues(panel, controller.signal));
  appendTo(host, dialog.element);
  openDialog(dialog.element, () => {
    controller.abort();
    void leaveEntry();
    footer.remove();
    replaceBy(container, panel);
    onClose();
    void afterFading(dialog.element).then(() => removeElement(dialog.element));
  });
  const leaveEntry = closeOnBack(() => dialog.close(), controller.signal);
  return {
    announce: (text) => (footer.status.textContent = text),
    close() {
      dialog.close();
      return leaveEntry();
    },
  };
}
