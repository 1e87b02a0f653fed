import { querySelectorAll } from '../dom/safe.ts';
import { appendTo, putAfter } from '../dom/safe-tree.ts';

const CLASS = 'ar-ajax-message';

const messages = new WeakMap<Element, HTMLElement>();

// The message is inserted at the end of the form, or of its `data-ajax-message` element; for a link, after
// the link.
function createMessage(element: Element): HTMLElement {
  const message = document.createElement('p');
  const isForm = element instanceof HTMLFormElement;
  const [output] = isForm ? querySelectorAll(element, '[data-ajax-message]') : [];
  if (isForm) appendTo(output ?? element, message);
  else putAfter(element, message);
  return message;
}

/**
 * Shows how a request ended, at the form or link that sent it.
 *
 * @param element The form or link.
 * @param text Plain text in the page's language.
 * @param isError Whether it is announced assertively.
 */
export function showMessage(element: Element, text: string, isError: boolean): void {
  clearMessage(element);
  if (!text) return;
  const message = createMessage(element);
  messages.set(element, message);
  message.className = isError ? `${CLASS} ${CLASS}-error` : CLASS;
  message.role = isError ? 'alert' : 'status';
  // Screen readers announce a live region when its text is inserted after the region itself.
  setTimeout(() => (message.textContent = text));
}

/** Removes the last message of an element. */
export function clearMessage(element: Element): void {
  messages.get(element)?.remove();
  messages.delete(element);
}
