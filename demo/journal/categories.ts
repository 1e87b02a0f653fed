import { words, type ArticleCategory } from './model.ts';

/** The journal's categories; appointments lie in "the house". */
export const articleCategories: readonly ArticleCategory[] = [
  { id: 1, name: words('Les ateliers', 'De ateliers') },
  { id: 2, name: words('Les matières', 'De materialen') },
  { id: 3, name: words('La table', 'De tafel') },
  { id: 4, name: words('La maison', 'Het huis') },
  { id: 41, parent: 4, name: words('Rendez-vous', 'Afspraken') },
];

export const findArticleCategory = (id: number) => articleCategories.find((category) => category.id === id);

/**
 * The categories that are meant by ids.
 *
 * @param ids Those that were asked for.
 * @param withChildren Whether those that lie in them are meant, too.
 */
export function meantCategories(ids: readonly number[], withChildren: boolean): ReadonlySet<number> {
  const children = articleCategories.filter(({ parent }) => parent !== undefined && ids.includes(parent));
  return new Set([...ids, ...(withChildren ? children.map(({ id }) => id) : [])]);
}
