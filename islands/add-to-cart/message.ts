import { appendTo } from '#runtime/dom/safe-tree.ts';
import { contains, setAttribute } from '#runtime/dom/safe.ts';
import { dismiss, notify, type NoticeLink } from '#stores/notices';

/** The messages of a form: errors next to the button, success as a notice. */
export interface Message {
  /** Shows an error next to the pressed button. */
  fail(text: string, button: HTMLElement): void;
  /** Shows success. */
  succeed(text: string, link?: NoticeLink): void;
  /** Removes the previous message. */
  clear(): void;
}

function createOutput(form: HTMLFormElement, signal: AbortSignal): HTMLElement {
  const output = document.createElement('p');
  output.className = 'add-to-cart-message';
  setAttribute(output, 'role', 'alert');
  appendTo(form, output);
  signal.addEventListener('abort', () => output.remove());
  return output;
}

/**
 * Creates an empty output at the end of the form. Errors of a button outside the form (`form=`), such as in a
 * sticky bar, are shown as a notice because the form may be far away.
 *
 * @param form The form.
 * @param signal Removes the output.
 */
export function createMessage(form: HTMLFormElement, signal: AbortSignal): Message {
  const output = createOutput(form, signal);
  let notice: number | undefined;
  return {
    fail: (text, button) => {
      if (contains(form, button)) output.textContent = text;
      else notice = notify('error', text);
    },
    succeed: (text, link) => {
      notice = notify('status', text, link);
    },
    clear: () => {
      output.textContent = '';
      if (notice !== undefined) dismiss(notice);
      notice = undefined;
    },
  };
}
