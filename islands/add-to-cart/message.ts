import { appendTo } from '#runtime/dom/safe-tree.ts';
import { writeAttribute } from '#runtime/dom/safe.ts';

/** The place of a form where it says what went wrong. */
export interface Message {
  show(text: string): void;
  clear(): void;
}

/**
 * Makes the place, at the end of the form and empty.
 *
 * @param form The form.
 * @param signal Takes it away again.
 */
export function createMessage(form: HTMLFormElement, signal: AbortSignal): Message {
  const element = document.createElement('p');
  element.className = 'add-to-cart-message';
  writeAttribute(element, 'role', 'alert');
  appendTo(form, element);
  signal.addEventListener('abort', () => element.remove());
  return {
    show: (text) => (element.textContent = text),
    clear: () => (element.textContent = ''),
  };
}
