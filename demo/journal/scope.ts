import { articleCategories, findArticleCategory, meantCategories } from './categories.ts';
import { articles } from './index.ts';
import type { Article } from './model.ts';

/** Which texts of the journal are meant, and how many of a day are listed. */
export interface NewsScope {
  readonly categoryIds: readonly number[];
  readonly displayChildren: boolean;
  readonly postsPerPage: number;
}

const defaultPosts = 3;
const mostPosts = 50;

/** All categories, or one. */
export const newsScope = (categoryId?: number): NewsScope => ({
  categoryIds: categoryId === undefined ? articleCategories.map(({ id }) => id) : [categoryId],
  displayChildren: false,
  postsPerPage: defaultPosts,
});

/**
 * Reads a scope as the addresses of widgets carry it: "1,2,3", "false", "3".
 *
 * @returns Nothing where a part is not what it must be.
 */
export function readScope(ids: string, children: string, count: string): NewsScope | undefined {
  const categoryIds = ids.split(',').map(Number);
  const postsPerPage = Number(count);
  const isRight =
    categoryIds.every((id) => findArticleCategory(id)) &&
    ['true', 'false'].includes(children) &&
    Number.isInteger(postsPerPage) &&
    postsPerPage >= 1 &&
    postsPerPage <= mostPosts;
  return isRight ? { categoryIds, displayChildren: children === 'true', postsPerPage } : undefined;
}

/** The texts of a scope, the newest first. */
export function articlesIn({ categoryIds, displayChildren }: NewsScope): readonly Article[] {
  const meant = meantCategories(categoryIds, displayChildren);
  return articles.filter(({ category }) => meant.has(category));
}
