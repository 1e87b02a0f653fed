import { askToConfirm } from '#kit/dialog';
import { track } from '#runtime';
import { findAllIn, listenAt } from '#runtime/dom/safe.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { isNamedField } from '#kit/kept-fields.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

/** What a server that refuses writes of a field: what stands there is the visitor's, and not saved. */
const REFUSED = '[aria-invalid="true"], .input-validation-error';

const isUnsaved = (form: HTMLFormElement, wasRefused: boolean): boolean =>
  wasRefused ||
  findAllIn(form, 'input, select, textarea').some((field) => isNamedField(field) && wasChanged(field));

/**
 * Asks before a dialog is closed in which something unsaved stands, once; a yes closes it.
 *
 * @param form The form in it.
 * @param dialog The dialog.
 * @param signal Ends it, such as once it is saved.
 */
export function guardUnsaved(form: HTMLFormElement, dialog: HTMLDialogElement, signal: AbortSignal): void {
  const wasRefused = findAllIn(form, REFUSED).length > 0;
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    const isSure = await askToConfirm(chooseTexts(texts).leave);
    isAsking = false;
    if (isSure) dialog.close();
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog || !isUnsaved(form, wasRefused)) return;
    event.preventDefault();
    if (!isAsking) void track(ask());
  };
  listenAt(dialog, 'cancel', onCancel, { signal });
}
