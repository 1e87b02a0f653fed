import { getCulture } from './page.ts';

/** Texts in French, Dutch and English; any culture that is neither French nor Dutch gets English (I18N-01). */
export interface Texts<Table> {
  fr: Table;
  nl: Table;
  en: Table;
}

/**
 * Chooses the page's language from a table of texts.
 *
 * @param texts The table, the same keys in each language.
 * @returns The texts of the page's culture.
 */
export function chooseTexts<Table>(texts: Texts<Table>): Table {
  const culture = getCulture();
  return culture === 'fr' || culture === 'nl' ? texts[culture] : texts.en;
}
