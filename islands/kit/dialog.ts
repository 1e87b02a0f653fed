import { on } from '#runtime';

/** Where the focus goes when what opened a dialog has left the page meanwhile. */
function giveFocusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected;
  if (isThere) opener.focus();
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

const LOCKED = 'ar-scroll-locked';
const GUTTER = 'ar-scroll-gutter';

// A gutter only where a scrollbar took room: elsewhere it would make the page jump itself.
function lockScroll(): void {
  const { clientWidth, classList } = document.documentElement;
  if (innerWidth > clientWidth) classList.add(GUTTER);
  classList.add(LOCKED);
}

// The last dialog of several unlocks.
function unlockScroll(): void {
  if (!document.querySelector('dialog:modal')) document.documentElement.classList.remove(LOCKED, GUTTER);
}

// The dialog's own box is filled by its content, so a press on the dialog itself is one on the backdrop.
const isBackdrop = (dialog: HTMLDialogElement, event: Event) => event.target === dialog;

/**
 * Opens a native modal dialog: the focus moves in and is kept in, Escape and the backdrop close it, the focus returns
 * to the opener, and leaving the page closes it (DLG-04, NAV-15).
 *
 * @param dialog The element, in the document and named by `aria-labelledby` or `aria-label`.
 * @param onClose Called once, however it was closed, with its return value.
 */
export function openDialog(dialog: HTMLDialogElement, onClose?: (value: string) => void): void {
  const opener = document.activeElement;
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: EventTarget | null = null;

  const onClosed = () => {
    controller.abort();
    unlockScroll();
    giveFocusBack(opener);
    onClose?.(dialog.returnValue);
  };
  const onClick = (event: Event) => {
    const isButton = event.target instanceof Element && event.target.closest('[data-dialog-close]');
    // A text selection that ends on the backdrop did not begin there.
    if (isButton || (isBackdrop(dialog, event) && pressed === dialog)) dialog.close();
  };
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('close', onClosed, { signal });
  on('page-leave', () => dialog.close(), signal);
  lockScroll();
  dialog.showModal();
}
