import { array } from 'valibot';
import { checkContent } from '../content/check.ts';
import notes2025 from '../content/journal/notes-2025.json';
import notesAutumn from '../content/journal/notes-autumn.json';
import notesSpring from '../content/journal/notes-spring.json';
import stories from '../content/journal/stories.json';
import { articleSchema, type Article } from './model.ts';

const files = {
  stories,
  'notes-autumn': notesAutumn,
  'notes-spring': notesSpring,
  'notes-2025': notes2025,
};

const written = Object.entries(files).flatMap(([name, content]) =>
  checkContent(`journal/${name}.json`, array(articleSchema), content),
);

/** Articles of the journal, the newest first; those of one day in the order of the source file. */
export const articles: readonly Article[] = written.toSorted((one, other) =>
  other.date.localeCompare(one.date),
);

/** Finds an article by the slug in its address. */
export const findArticle = (slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);
