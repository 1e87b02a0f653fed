import { confirmByDialog } from '#kit/dialog';
import { track } from '#runtime';
import { querySelectorAll, addListener } from '#runtime/dom/safe.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { isNamedField } from '#kit/preserved-fields.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

/** Matches fields with a server error: their values are the visitor's and are not saved. */
const INVALID = '[aria-invalid="true"], .input-validation-error';

const isUnsaved = (form: HTMLFormElement, wasInvalid: boolean): boolean =>
  wasInvalid ||
  querySelectorAll(form, 'input, select, textarea').some((field) => isNamedField(field) && wasChanged(field));

/**
 * Confirms with the visitor before a dialog with unsaved input closes.
 *
 * @param form The form in it.
 * @param dialog The dialog.
 * @param signal Ends it, for example after saving.
 */
export function guardUnsaved(form: HTMLFormElement, dialog: HTMLDialogElement, signal: AbortSignal): void {
  const wasInvalid = querySelectorAll(form, INVALID).length > 0;
  let isConfirming = false;
  const confirmLeave = async () => {
    isConfirming = true;
    const isSure = await confirmByDialog(chooseTexts(texts).leave);
    isConfirming = false;
    if (isSure) dialog.close();
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog || !isUnsaved(form, wasInvalid)) return;
    event.preventDefault();
    if (!isConfirming) void track(confirmLeave());
  };
  addListener(dialog, 'cancel', onCancel, { signal });
}
