import { localized, type ArticleCategory } from './model.ts';

/** Categories of the journal; appointments are a part of "La maison". */
export const articleCategories: readonly ArticleCategory[] = [
  { id: 1, name: localized('Les ateliers', 'De ateliers') },
  { id: 2, name: localized('Les matières', 'De materialen') },
  { id: 3, name: localized('La table', 'De tafel') },
  { id: 4, name: localized('La maison', 'Het huis') },
  { id: 41, parent: 4, name: localized('Rendez-vous', 'Afspraken') },
];

export const findArticleCategory = (id: number) => articleCategories.find((category) => category.id === id);

/**
 * Returns the selected categories.
 *
 * @param ids Ids of the categories.
 * @param withChildren Includes their subcategories.
 */
export function meantCategories(ids: readonly number[], withChildren: boolean): ReadonlySet<number> {
  const children = articleCategories.filter(({ parent }) => parent !== undefined && ids.includes(parent));
  return new Set([...ids, ...(withChildren ? children.map(({ id }) => id) : [])]);
}
