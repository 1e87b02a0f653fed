import type { Article } from './model.ts';
import { notes2025 } from './notes-2025.ts';
import { notesOfAutumn } from './notes-autumn.ts';
import { notesOfSpring } from './notes-spring.ts';
import { stories } from './stories.ts';

/** The journal, the newest text first; of one day in the order in which they were written down. */
export const articles: readonly Article[] = [
  ...stories,
  ...notesOfAutumn,
  ...notesOfSpring,
  ...notes2025,
].toSorted((one, other) => other.date.localeCompare(one.date));

/** The article of an address. */
export const findArticle = (slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);
