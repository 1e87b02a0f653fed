import { articleCategories, findArticleCategory, meantCategories } from './categories.ts';
import { articles } from './index.ts';
import type { Article } from './model.ts';

/** Categories of a news widget, and the number of posts in its list. */
export interface NewsScope {
  readonly categoryIds: readonly number[];
  readonly displayChildren: boolean;
  readonly postsPerPage: number;
}

const defaultPosts = 3;
const maxPosts = 50;

/** Returns the scope of one category, or of all. */
export const newsScope = (categoryId?: number): NewsScope => ({
  categoryIds: categoryId === undefined ? articleCategories.map(({ id }) => id) : [categoryId],
  displayChildren: false,
  postsPerPage: defaultPosts,
});

/**
 * Reads a scope from a widget's address: "1,2,3", "false", "3".
 *
 * @returns Undefined when a part is invalid.
 */
export function readScope(ids: string, children: string, count: string): NewsScope | undefined {
  const categoryIds = ids.split(',').map(Number);
  const postsPerPage = Number(count);
  const isRight =
    categoryIds.every((id) => findArticleCategory(id)) &&
    ['true', 'false'].includes(children) &&
    Number.isInteger(postsPerPage) &&
    postsPerPage >= 1 &&
    postsPerPage <= maxPosts;
  return isRight ? { categoryIds, displayChildren: children === 'true', postsPerPage } : undefined;
}

/** Returns the articles of a scope, the newest first. */
export function articlesIn({ categoryIds, displayChildren }: NewsScope): readonly Article[] {
  const meant = meantCategories(categoryIds, displayChildren);
  return articles.filter(({ category }) => meant.has(category));
}
