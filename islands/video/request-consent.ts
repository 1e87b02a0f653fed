import { allowAlways, gateTexts } from '#kit/consent-gate';
import { createButton, type PlainDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { ConsentCategory } from '#stores/consent';
import { texts } from './texts.ts';

/**
 * Requests consent in the dialog itself to load a film of another site: this time, or always (VID-01).
 *
 * @param dialog The film's dialog.
 * @param category The category that needs consent.
 * @param onYes Called once the visitor has given consent.
 */
export function requestFilmConsent(dialog: PlainDialog, category: ConsentCategory, onYes: () => void): void {
  const { once, always } = chooseTexts(gateTexts);
  const question = createElement('div', 'ar-video-question');
  const actions = createElement('div', 'ar-dialog-actions');
  const answer = () => {
    question.remove();
    onYes();
  };
  const answerAlways = () => {
    answer();
    allowAlways(category);
  };
  actions.append(createButton(once, '', answer), createButton(always, 'ar-button-quiet', answerAlways));
  question.append(createElement('p', '', chooseTexts(texts).question), actions);
  dialog.body.append(question);
}
