import { appendTo } from '#runtime/dom/safe-tree.ts';
import { contains, setAttribute } from '#runtime/dom/safe.ts';
import { dismiss, notify, type NoticeLink } from '#stores/notices';

/** Where a form says what came of an attempt. */
export interface Message {
  /** Says what went wrong, where it was pressed. */
  fail(text: string, button: HTMLElement): void;
  /** Says that it is done. */
  succeed(text: string, link?: NoticeLink): void;
  /** Takes away what was said of the attempt before. */
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
 * Makes the place, at the end of the form and empty. A button outside of the form (`form=`), as in a bar that stays in view, may
 * be far from it: what goes wrong there is a notice.
 *
 * @param form The form.
 * @param signal Takes it away again.
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
