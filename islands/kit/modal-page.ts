import { afterPaint } from '#kit/after-paint.ts';
import {
  createDialog,
  createPlainLink,
  explainFailure,
  parseForDialog,
  showContent,
  type PlainDialog,
} from '#kit/dialog';
import { kitTexts } from '#kit/texts.ts';
import { showUnknownError } from '#kit/unknown-error.ts';
import { closest, isAttached } from '#runtime/dom/safe.ts';
import { findInside, focusStill } from '#runtime/dom/safe-tree.ts';
import { report, toError, track } from '#runtime';
import type { Answer } from '#runtime/requests/answer.ts';
import { readInto } from '#runtime/html/fragment.ts';
import { RequestError } from '#runtime/requests/request-error.ts';

interface ModalPageOptions {
  /** Heading in plain text, until the content's own replaces it. */
  title: string;
  /** A class in addition to `ar-modal`. */
  className?: string;
  /** The pressed element: it opens one dialog at a time, and gets the focus back. */
  opener?: HTMLElement;
  /** Called with the dialog's body after each insertion, before its islands are mounted. */
  onContent?: (body: HTMLElement) => void;
  /** Called instead of showing the failure of a missing page (404, 410); the dialog is closed. */
  onMissing?: () => void;
  /** Called with the return value once it is closed, in whatever way. */
  onClose?: (value: string) => void;
}

const opened = new WeakMap<Element, PlainDialog>();

/** A page in a dialog, as an interface for its content. */
export interface ModalPage {
  /** The pressed element. */
  readonly opener: HTMLElement | undefined;
  /** The element that contains its content. */
  readonly body: HTMLElement;
  /** Replaces its content. */
  show(content: DocumentFragment): void;
  close(): void;
}

const pages = new WeakMap<Element, ModalPage>();

/**
 * Finds the page in a dialog that contains an element.
 *
 * @param element The element.
 * @returns The page; undefined outside of a dialog that `openModalPage` has opened.
 */
export function modalPageOf(element: Element): ModalPage | undefined {
  const dialog = closest(element, 'dialog');
  return dialog ? pages.get(dialog) : undefined;
}

const MISSING: ReadonlySet<number> = new Set([404, 410]);

function showFailure({ dialog, url, onMissing }: Showing, thrown: unknown, retry: () => void): void {
  const error = toError(thrown);
  const status = error instanceof RequestError ? error.status : 0;
  // The sign-in was cancelled: nothing is lost.
  if (status === 401) return dialog.close();
  if (onMissing && MISSING.has(status)) {
    dialog.close();
    return onMissing();
  }
  report(error);
  const labels = kitTexts();
  const explain = (what: string) => `${what} ${explainFailure(error)}`.trim();
  const text = dialog.showError(explain(labels.failed), retry, createPlainLink(url, labels.openAsPage));
  // A missing page shows its own message.
  const isUnknown = status !== 0 && !MISSING.has(status);
  return isUnknown ? showUnknownError((unknown) => (text.textContent = explain(unknown))) : undefined;
}

function parse(answer: Answer): DocumentFragment {
  const content = parseForDialog(answer);
  if (content) return content;
  throw new RequestError('type', answer.url);
}

/** The open dialog and its content. */
interface Showing {
  dialog: PlainDialog;
  url: string | URL;
  signal: AbortSignal;
  onContent: ModalPageOptions['onContent'];
  onMissing: ModalPageOptions['onMissing'];
}

function insertContent({ dialog, onContent }: Showing, content: DocumentFragment): void {
  showContent(dialog, content);
  onContent?.(dialog.body);
}

async function fill(showing: Showing): Promise<void> {
  const { dialog, url, signal } = showing;
  const insert = (content: DocumentFragment) => {
    insertContent(showing, content);
    findInside<HTMLElement>(dialog.body, '[autofocus]')?.focus();
  };
  dialog.setBusy(true);
  try {
    await readInto(dialog.body, url, { signal, parse, insert });
    dialog.setBusy(false);
  } catch (thrown) {
    if (!signal.aborted) showFailure(showing, thrown, () => void fill(showing));
  }
}

// Safari does not focus a pressed button, so the focus could not return to it.
function focusOpener(opener: HTMLElement | undefined): void {
  if (opener && document.activeElement === document.body) focusStill(opener);
}

/**
 * Shows a page or a fragment of the server in a modal dialog (DLG-01): busy while it loads; after a failure a
 * retry button and a link to the page itself. Leaving the page closes it.
 *
 * @param url The address, of this origin.
 * @param options Title, class, opener and listeners.
 * @returns The open dialog; the same one if the opener's dialog is open already.
 */
export function openModalPage(url: string | URL, options: ModalPageOptions): PlainDialog {
  const { title, className = '', opener, onContent, onMissing, onClose } = options;
  const known = opener && opened.get(opener);
  if (known) return known;
  const dialog = createDialog({ title, className: `ar-modal ar-sheet ${className}`.trim(), busy: true });
  const controller = new AbortController();
  focusOpener(opener);
  dialog.open((value) => {
    controller.abort();
    if (opener) opened.delete(opener);
    onClose?.(value);
  });
  if (opener) opened.set(opener, dialog);
  const showing = { dialog, url, signal: controller.signal, onContent, onMissing };
  pages.set(dialog.element, {
    opener,
    body: dialog.body,
    show: (content) => insertContent(showing, content),
    close: () => dialog.close(),
  });
  void fill(showing);
  return dialog;
}

/**
 * Opens a page in a modal dialog once the press of its opener is painted. Decision 547.
 *
 * @param url The address, of this origin.
 * @param options As of `openModalPage`; an opener that has left the page by then opens none.
 */
export async function openModalPageAfterPaint(
  url: string | URL,
  options: ModalPageOptions & { opener: HTMLElement },
): Promise<void> {
  await track(afterPaint());
  if (isAttached(options.opener)) openModalPage(url, options);
}
