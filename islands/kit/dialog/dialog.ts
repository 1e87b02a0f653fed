import {
  classListOf,
  closest,
  dispatchAt,
  querySelectorAll,
  contains,
  isAttached,
} from '#runtime/dom/safe.ts';
import { on } from '#runtime';
import { dialogsAbove, recordClosed, recordOpened, topDialog } from './dialog-stack.ts';
import { whenPolite } from './polite.ts';
import { lockScroll, unlockScroll } from './scroll-lock.ts';
import { closeBySwipe } from './swipe.ts';

/** Options of a dialog. */
export interface DialogOptions {
  /** For a dialog that opens by itself: it waits until the visitor has stopped typing. */
  polite?: boolean;
}

// Browsers restore the focus themselves; a fallback is needed where it was lost or the opener was removed.
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

// Content fills the dialog's box, so a press on the dialog element itself is one on the backdrop.
const isBackdrop = (dialog: HTMLDialogElement, event: Event) => event.target === dialog;

/** Open popovers, except manual ones such as the region of messages, which no key closes. */
const OPEN_PANEL = '[popover]:not([popover="manual"]):popover-open';

// Browsers close a popover before the dialog around it; the library's Escape handler does so, too.
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
    // A press must also begin on the backdrop; a text selection may only end there.
    const isOurs = button
      ? button.closest('dialog') === dialog
      : isBackdrop(dialog, event) && pressed === dialog;
    if (isOurs) requestClose(dialog);
  };
  // Handled here: in browsers one Escape closes all dialogs that opened by themselves, not only this one.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    if (!closePopoverIn(dialog)) requestClose(dialog);
  };
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('keydown', onKey, { signal });
  on('page-leave', () => closeAll(dialog), signal);
  const list = classListOf(dialog);
  if (list.contains('ar-sheet')) closeBySwipe(dialog, () => requestClose(dialog), signal);
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
 * Opens a native modal dialog: traps the focus, closes on Escape and a press of the backdrop, and returns the
 * focus to the opener. Leaving the page closes all dialogs (DLG-04, NAV-15).
 *
 * @param dialog The element, in the document and named by `aria-labelledby` or `aria-label`.
 * @param onClose Called once with the return value, however it was closed; never if it did not open.
 * @param options Whether it waits for a pause in typing.
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
 * Waits until a closed dialog has faded, so that it can be removed without a flash.
 *
 * @param dialog A dialog that has just been closed.
 */
export async function afterFading(dialog: HTMLDialogElement): Promise<void> {
  const animations = dialog.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(animations.filter(isFinite).map(({ finished }) => finished));
}

// Endless animations inside are not waited for.
const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
