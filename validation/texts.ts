import { getCulture } from '#runtime/page.ts';

/** Words in French, Dutch and English; any other culture gets English (I18N-01). */
export interface Texts<Table> {
  fr: Table;
  nl: Table;
  en: Table;
}

/**
 * Chooses the page's language from a table.
 *
 * @param texts The same in each language.
 * @returns What belongs to the page's culture.
 */
export function chooseTexts<Table>(texts: Texts<Table>): Table {
  const culture = getCulture();
  return culture === 'fr' || culture === 'nl' ? texts[culture] : texts.en;
}

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}.`;

const counts: Texts<(count: number) => string> = {
  fr: (count) => some(count, 'champ à corriger', 'champs à corriger'),
  nl: (count) => some(count, 'veld te verbeteren', 'velden te verbeteren'),
  en: (count) => some(count, 'field to correct', 'fields to correct'),
};

/** What is said once when a submit is refused. */
export const countText = (count: number) => chooseTexts(counts)(count);
