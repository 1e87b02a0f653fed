import { createButton, type PlainDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { report, toError } from '#runtime';
import { getConsent, type ConsentCategory } from '#stores/consent';
import { texts } from './texts.ts';

const NOTHING = { preferences: false, statistics: false, marketing: false };

async function allowAlways(category: ConsentCategory): Promise<void> {
  const { saveConsent } = await import('#stores/consent/save.ts');
  saveConsent({ ...NOTHING, ...getConsent(), [category]: true });
}

/**
 * Asks in the dialog itself whether a film of another site may be loaded: this time, or always (VID-01).
 *
 * @param dialog The film's dialog.
 * @param category What it must have the consent for.
 * @param onYes Called once the visitor has said yes.
 */
export function askFilmConsent(dialog: PlainDialog, category: ConsentCategory, onYes: () => void): void {
  const words = chooseTexts(texts);
  const question = createElement('div', 'ar-video-question');
  const actions = createElement('div', 'ar-dialog-actions');
  const answer = () => {
    question.remove();
    onYes();
  };
  const answerAlways = () => {
    answer();
    allowAlways(category).catch((thrown: unknown) => report(toError(thrown)));
  };
  actions.append(
    createButton(words.once, '', answer),
    createButton(words.always, 'ar-button-quiet', answerAlways),
  );
  question.append(createElement('p', '', words.ask), actions);
  dialog.body.append(question);
}
