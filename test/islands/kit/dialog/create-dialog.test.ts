import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterFading, createDialog } from '#kit/dialog';
import { find, showPage } from '../../../support/page.ts';

/** The reflected attribute, which happy-dom does not have. */
function reflectDisabled(): void {
  Object.defineProperty(Element.prototype, 'ariaDisabled', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-disabled');
    },
  });
}

beforeEach(() => {
  reflectDisabled();
  showPage('<main></main>', { lang: 'en' });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'ariaDisabled');
  vi.restoreAllMocks();
});

describe('a dialog (DLG-01)', () => {
  test('has a heading that names it, a close button with a name, and a body', () => {
    const { element } = createDialog({ title: 'A <b>', className: 'ar-login' });
    const id = element.getAttribute('aria-labelledby')!;
    expect(id).toMatch(/^ar-dialog-\d+$/);
    expect(element.outerHTML).toBe(
      `<dialog class="ar-dialog ar-login" aria-labelledby="${id}"><div class="ar-dialog-content">` +
        `<header class="ar-dialog-header"><h2 id="${id}" tabindex="-1">A &lt;b&gt;</h2>` +
        '<button class="ar-dialog-close" type="button" data-dialog-close="" aria-label="Close">×</button>' +
        '</header><div class="ar-dialog-body"></div></div></dialog>',
    );
  });

  test('may have no class of its own', () => {
    expect(createDialog({ title: 'A' }).element.className).toBe('ar-dialog');
  });

  test('has an id of its own for its heading', () => {
    const [first, second] = [createDialog({ title: 'A' }), createDialog({ title: 'B' })];
    expect(first.element.getAttribute('aria-labelledby')).not.toBe(
      second.element.getAttribute('aria-labelledby'),
    );
  });

  test('lets its heading take the first focus instead of the close button', () => {
    expect(find<HTMLElement>('h2', createDialog({ title: 'A' }).element).autofocus).toBe(true);
  });

  test('can be given another title', () => {
    const dialog = createDialog({ title: 'A' });
    dialog.setTitle('B');
    expect(find('h2', dialog.element).textContent).toBe('B');
  });

  test('is removed from the page once it is closed and has faded', async () => {
    const dialog = createDialog({ title: 'A' });
    const onClose = vi.fn();
    dialog.open(onClose);
    expect(dialog.element.isConnected && dialog.element.open).toBe(true);
    dialog.close('done');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('done');
    expect(dialog.element.isConnected).toBe(true);
    await vi.waitFor(() => expect(dialog.element.isConnected).toBe(false));
  });

  test('stays in the page when it is opened again while it fades', async () => {
    const dialog = createDialog({ title: 'A' });
    dialog.open();
    dialog.close();
    dialog.open();
    await afterFading(dialog.element);
    await afterFading(dialog.element);
    expect(dialog.element.isConnected).toBe(true);
    dialog.close();
  });
});

describe('a busy dialog (DLG-04)', () => {
  test('shows a message instead of its body', () => {
    const { element, body } = createDialog({ title: 'A', busy: true });
    expect(body.hidden).toBe(true);
    const content = find('.ar-dialog-content', element);
    expect(content.getAttribute('aria-busy')).toBe('true');
    expect(content.lastElementChild?.outerHTML).toBe('<p class="ar-dialog-busy" role="status">Loading…</p>');
  });

  test('shows its body again when the content is there', () => {
    const dialog = createDialog({ title: 'A', busy: true });
    dialog.setBusy(false);
    expect(dialog.body.hidden).toBe(false);
    expect(find('.ar-dialog-content', dialog.element).getAttribute('aria-busy')).toBe('false');
    expect(dialog.element.querySelector('[role=status]')).toBeNull();
  });

  test('is not busy unless it is said', () => {
    const dialog = createDialog({ title: 'A' });
    expect(dialog.body.hidden).toBe(false);
    expect(dialog.element.querySelector('[aria-busy]')).toBeNull();
  });
});

describe('a failed dialog (DLG-04)', () => {
  test('shows the failure instead of its body, and is busy no more', () => {
    const dialog = createDialog({ title: 'A', busy: true });
    const message = dialog.showError('It <failed>.');
    expect(dialog.body.hidden).toBe(true);
    expect(find('.ar-dialog-content', dialog.element).hasAttribute('aria-busy')).toBe(false);
    const box = find('.ar-dialog-error', dialog.element);
    expect(box.contains(message)).toBe(true);
    expect(box.innerHTML).toBe(
      '<p role="alert">It &lt;failed&gt;.</p><div class="ar-dialog-actions">' +
        '<button class="ar-button ar-button-quiet" type="button" data-dialog-close="">Close</button></div>',
    );
  });

  test('offers to retry and the last resort where they exist', () => {
    const dialog = createDialog({ title: 'A' });
    const link = document.createElement('a');
    dialog.showError('Failed', () => {}, link);
    const [retry, resort, close] = find('.ar-dialog-actions', dialog.element).children;
    expect(retry?.outerHTML).toBe('<button class="ar-button" type="button">Try again</button>');
    expect(resort).toBe(link);
    expect(close?.textContent).toBe('Close');
  });

  test('retries once for each failure, however often the button is pressed', () => {
    const dialog = createDialog({ title: 'A' });
    const retry = vi.fn();
    dialog.showError('Failed', retry);
    const button = find<HTMLButtonElement>('.ar-dialog-actions button', dialog.element);
    button.click();
    button.click();
    expect(retry).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('gives the focus of a button that it removes to its heading', () => {
    const dialog = createDialog({ title: 'A' });
    dialog.open();
    dialog.showError('Failed', () => dialog.setBusy(true));
    const button = find<HTMLButtonElement>('.ar-dialog-actions button', dialog.element);
    button.focus();
    button.click();
    expect(document.activeElement).toBe(find('h2', dialog.element));
    dialog.close();
  });

  test('leaves the focus where it is otherwise', () => {
    const dialog = createDialog({ title: 'A' });
    dialog.open();
    dialog.showError('Failed');
    const close = find('.ar-dialog-close', dialog.element);
    close.focus();
    dialog.setBusy(true);
    dialog.setBusy(false);
    expect(document.activeElement).toBe(close);
    dialog.close();
  });

  test('shows one message at a time', () => {
    const dialog = createDialog({ title: 'A', busy: true });
    dialog.showError('One');
    dialog.showError('Two');
    expect(find('.ar-dialog-content', dialog.element).textContent).toBe('A×TwoClose');
  });
});
