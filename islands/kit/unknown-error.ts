import { chooseTexts } from '#runtime/page/texts.ts';
import { followText } from '#stores/strings';

/** Default text without string resources (ERR-03). */
const texts = {
  fr: { unknown: 'Une erreur inconnue est survenue.' },
  nl: { unknown: 'Er is een onbekende fout opgetreden.' },
  en: { unknown: 'An unknown error occurred.' },
};

/**
 * Shows the text of unknown errors, `Core.UnknownError`, and shows it again when the string resources come later.
 *
 * @param show Called with the text, once or twice.
 */
export const showUnknownError = (show: (text: string) => void): void =>
  followText('Core.UnknownError', chooseTexts(texts).unknown, show);
