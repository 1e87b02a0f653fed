import {
  array,
  exactOptional,
  isoDate,
  number,
  object,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
import { wordsSchema } from '../content/check.ts';
import type { Words } from '../culture.ts';
import { photoViews } from '../photos/photo.ts';

/** A text of the journal, with the photo of a product that it speaks of. */
export const articleSchema = object({
  slug: string(),
  /** ISO; shown in the page's language. */
  date: pipe(string(), isoDate()),
  /** Id of its category. */
  category: number(),
  product: string(),
  view: picklist(photoViews),
  title: wordsSchema,
  intro: wordsSchema,
  /** Its paragraphs; those of short news have no heading. */
  parts: array(object({ title: exactOptional(wordsSchema), text: wordsSchema })),
});

export type Article = InferOutput<typeof articleSchema>;

/** What the journal's texts are sorted by; one may lie in another. */
export interface ArticleCategory {
  readonly id: number;
  readonly parent?: number;
  readonly name: Words;
}

// French signs stay with their word.
const bound = (text: string) => text.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

export const words = (fr: string, nl: string): Words => ({ fr: bound(fr), nl });

const bind = ({ fr, nl }: Words): Words => words(fr, nl);

/** Binds the French signs of an article. */
export const bindArticle = ({ title, intro, parts, ...rest }: Article): Article => ({
  ...rest,
  title: bind(title),
  intro: bind(intro),
  parts: parts.map((part) => ({ ...(part.title && { title: bind(part.title) }), text: bind(part.text) })),
});
