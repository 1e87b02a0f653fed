import { createAlertDialog, createButton, type PlainDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { kitTexts } from '#kit/texts.ts';
import { setAttribute } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

interface ErrorModal {
  dialog: PlainDialog;
  message: HTMLElement;
  shownTexts: Set<string>;
}

let shown: ErrorModal | undefined;

function createErrorModal(): ErrorModal {
  const { dialog, message, actions } = createAlertDialog(chooseTexts(texts).errorTitle, 'ar-error-dialog');
  setAttribute(message, 'aria-live', 'polite');
  actions.append(createButton(kitTexts().close, '', () => dialog.close()));
  return { dialog, message, shownTexts: new Set(['']) };
}

/**
 * Shows an error in the error modal (UPL-04, CRP-04); further errors are added while it is open.
 *
 * @param sentences Plain text; a repeated sentence is shown once.
 */
export function showInErrorModal(...sentences: string[]): void {
  const isNew = shown === undefined;
  shown ??= createErrorModal();
  const { dialog, message, shownTexts } = shown;
  for (const text of sentences.filter((sentence) => !shownTexts.has(sentence))) {
    shownTexts.add(text);
    message.append(createElement('p', '', text));
  }
  if (isNew) dialog.open(() => (shown = undefined));
}
