import { createElement } from '#kit/element.ts';
import { appendTo, removeElement } from '#runtime/dom/safe-tree.ts';
import { closest, contains, setAttribute } from '#runtime/dom/safe.ts';
import { dismiss, notify, type NoticeLink } from '#stores/notices';
import { showInBar } from './bar-answer.ts';

/** The answers of a form, each next to the button that was pressed. */
export interface Message {
  /** Shows an error. */
  fail(text: string, button: HTMLElement): void;
  /**
   * Shows success: in the buy bar of the button, else as a notice.
   *
   * @param success The product, and the server's message: without one the product's name says what was added.
   */
  succeed(success: { product: string; message: string | undefined }, button: HTMLElement): void;
  /** Removes the previous answer. */
  clear(): void;
}

/** The context of a form's messages. */
export interface MessageContext {
  form: HTMLFormElement;
  /** The text of a notice for a product. */
  textFor: (product: string) => string;
  link: NoticeLink | undefined;
  /** Removes everything. */
  signal: AbortSignal;
}

// The only live region stands where the press was, so that an error is announced once.
function createOutput(form: HTMLFormElement, signal: AbortSignal): HTMLElement {
  const output = createElement('div', 'add-to-cart-message');
  setAttribute(output, 'role', 'alert');
  appendTo(form, output);
  signal.addEventListener('abort', () => removeElement(output), { once: true });
  return output;
}

const barOf = (button: HTMLElement) => closest(button, '.ar-buy-bar') ?? undefined;

/**
 * Creates an empty output at the end of the form. For a button of a buy bar it moves into the bar; errors of
 * another button outside the form (`form=`) are notices, because the form may be far away.
 */
export function createMessage({ form, textFor, link, signal }: MessageContext): Message {
  const output = createOutput(form, signal);
  let remove = () => {};
  const clear = () => {
    output.textContent = '';
    remove();
    remove = () => {};
  };
  const showNotice = (tone: 'status' | 'error', text: string, next?: NoticeLink) => {
    const id = notify(tone, text, next);
    remove = () => dismiss(id);
  };
  return {
    fail: (text, button) => {
      const container = contains(form, button) ? form : barOf(button);
      if (!container) return showNotice('error', text);
      if (!contains(container, output)) appendTo(container, output);
      output.textContent = text;
    },
    succeed: ({ product, message }, button) => {
      const bar = contains(form, button) ? undefined : barOf(button);
      if (bar) remove = showInBar(bar, message, link, signal);
      else showNotice('status', message ?? textFor(product), link);
    },
    clear,
  };
}
