import { chooseTexts, type Texts } from '#runtime/page/texts.ts';

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}.`;

const counts: Texts<(count: number) => string> = {
  fr: (count) => some(count, 'champ à corriger', 'champs à corriger'),
  nl: (count) => some(count, 'veld te verbeteren', 'velden te verbeteren'),
  en: (count) => some(count, 'field to correct', 'fields to correct'),
};

/** What is said once when a submit is refused. */
export const countText = (count: number) => chooseTexts(counts)(count);
