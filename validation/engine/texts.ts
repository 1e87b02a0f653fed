import { chooseTexts, type Texts } from '#runtime/page/texts.ts';

const counts: Texts<(count: number) => string> = {
  fr: (count) => (count === 1 ? 'Un champ est à corriger' : `${count} champs sont à corriger`),
  nl: (count) => (count === 1 ? 'Eén veld moet worden verbeterd' : `${count} velden moeten worden verbeterd`),
  en: (count) => (count === 1 ? 'One field needs to be corrected' : `${count} fields need to be corrected`),
};

/**
 * Returns the number of fields to correct as a text: the heading of a summary, announced when a submit is
 * rejected.
 */
export const countText = (count: number) => chooseTexts(counts)(count);
