import { chooseTexts } from '#runtime/page/texts.ts';
import { createAlertDialog, createButton } from './alert-dialog.ts';
import { createElement } from '#kit/element.ts';

// Not “Cancel”: the question itself may be about cancelling an order.
const texts = {
  fr: { title: 'Confirmation', confirm: 'Confirmer', back: 'Retour' },
  nl: { title: 'Bevestiging', confirm: 'Bevestigen', back: 'Terug' },
  en: { title: 'Confirmation', confirm: 'Confirm', back: 'Go back' },
};

const CONFIRMED = 'confirmed';

/**
 * Confirms an action with the visitor; the least destructive button has the focus first (DLG-02).
 *
 * @param question Plain text, or a function that receives its setter and may call it again later.
 * @returns Whether it was confirmed; any other way of closing counts as no. The focus is restored by then.
 */
export function confirmByDialog(
  question: string | ((show: (text: string) => void) => void),
): Promise<boolean> {
  return new Promise((resolve) => {
    const labels = chooseTexts(texts);
    const { dialog, message, actions } = createAlertDialog(labels.title, 'ar-confirm');
    const text = createElement('p', '');
    const show = (shown: string) => (text.textContent = shown);
    if (typeof question === 'string') show(question);
    else question(show);
    message.append(text);
    const back = createButton(labels.back, 'ar-button-quiet', () => dialog.close());
    const confirm = createButton(labels.confirm, '', () => dialog.close(CONFIRMED));
    actions.append(back, confirm);
    dialog.open((value) => resolve(value === CONFIRMED));
    back.focus();
  });
}
