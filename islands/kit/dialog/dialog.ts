import { closest, dispatchAt, querySelectorAll, contains, isAttached } from '#runtime/dom/safe.ts';
import { on } from '#runtime';
import { dialogsAbove, recordClosed, recordOpened, topDialog } from './dialog-stack.ts';
import { whenPolite } from './polite.ts';
import { lockScroll, unlockScroll } from './scroll-lock.ts';

/** How a dialog opens. */
export interface DialogOptions {
  /** A dialog that opens by itself waits until the user has stopped typing, then takes the focus. */
  polite?: boolean;
}

// Closing gives the focus back by itself; only where it has got lost, or what opened the dialog has left, is it sought.
function restoreFocus(dialog: HTMLDialogElement, opener: Element | null): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || contains(dialog, activeElement);
  if (!isLost) return;
  const isThere = opener instanceof HTMLElement && opener !== body && isAttached(opener);
  const heir = isThere ? opener : (topDialog() ?? document.querySelector<HTMLElement>('main'));
  heir?.focus({ preventScroll: !isThere });
}

/**
 * Closes a dialog as Escape would: a listener of `cancel` may keep it open.
 *
 * @param dialog An open dialog.
 */
export function requestClose(dialog: HTMLDialogElement): void {
  if (dispatchAt(dialog, new Event('cancel', { cancelable: true }))) dialog.close();
}

function closeAll(dialog: HTMLDialogElement): void {
  for (const above of dialogsAbove(dialog)) above.close();
  dialog.close();
}

// The dialog's own box is filled by its content, so a press on the dialog itself is one on the backdrop.
const isBackdrop = (dialog: HTMLDialogElement, event: Event) => event.target === dialog;

/** Not the region of messages, which is a popover that no key closes. */
const OPEN_PANEL = '[popover]:not([popover="manual"]):popover-open';

// Browsers close a popover before the dialog around it; an Escape that is ours must do so, too.
function closePopoverIn(dialog: HTMLDialogElement): boolean {
  const hasPopovers = 'showPopover' in HTMLElement.prototype;
  const panel = hasPopovers ? querySelectorAll(dialog, OPEN_PANEL).at(-1) : undefined;
  panel?.hidePopover();
  return panel !== undefined;
}

function listenForClosing(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let pressed: EventTarget | null = null;
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && closest(event.target, '[data-dialog-close]');
    // A text selection that ends on the backdrop did not begin there.
    const isOurs = button
      ? button.closest('dialog') === dialog
      : isBackdrop(dialog, event) && pressed === dialog;
    if (isOurs) requestClose(dialog);
  };
  // Not left to the browser: one Escape closes all dialogs that opened by themselves, and this one alone is meant.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    if (!closePopoverIn(dialog)) requestClose(dialog);
  };
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('keydown', onKey, { signal });
  on('page-leave', () => closeAll(dialog), signal);
}

function openNow(dialog: HTMLDialogElement, onClose?: (value: string) => void): void {
  const opener = document.activeElement;
  const controller = new AbortController();
  const onClosed = (event: Event) => {
    if (event.target !== dialog) return;
    controller.abort();
    recordClosed(dialog);
    unlockScroll();
    restoreFocus(dialog, opener);
    onClose?.(dialog.returnValue);
  };
  dialog.addEventListener('close', onClosed, { signal: controller.signal });
  listenForClosing(dialog, controller.signal);
  lockScroll();
  dialog.showModal();
  recordOpened(dialog);
}

function openPolitely(dialog: HTMLDialogElement, onClose?: (value: string) => void): void {
  const waiting = new AbortController();
  on('page-leave', () => waiting.abort(), waiting.signal);
  whenPolite(waiting.signal, () => {
    waiting.abort();
    if (isAttached(dialog) && !dialog.open) openNow(dialog, onClose);
  });
}

/**
 * Opens a native modal dialog: the focus moves in and is kept in, Escape and the backdrop close the innermost one, the
 * focus returns to the opener, level by level, and leaving the page closes them all (DLG-04, NAV-15).
 *
 * @param dialog The element, in the document and named by `aria-labelledby` or `aria-label`.
 * @param onClose Called once, however it was closed, with its return value; never for one that had no chance to open.
 * @param options Whether it is polite.
 */
export function openDialog(
  dialog: HTMLDialogElement,
  onClose?: (value: string) => void,
  { polite = false }: DialogOptions = {},
): void {
  if (polite) openPolitely(dialog, onClose);
  else openNow(dialog, onClose);
}

/**
 * Waits until a closed dialog has faded away, so that it can be taken out without a flash.
 *
 * @param dialog A dialog that has just been closed.
 */
export async function afterFading(dialog: HTMLDialogElement): Promise<void> {
  const animations = dialog.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(animations.filter(isFinite).map(({ finished }) => finished));
}

// Endless animations inside it are not waited for.
const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
