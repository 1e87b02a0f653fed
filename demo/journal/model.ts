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
import { localizedTextSchema } from '../content/check.ts';
import type { LocalizedText } from '../culture.ts';
import { photoViews } from '../photos/photo.ts';

/** An article of the journal, with the photo of a product that it mentions. */
export const articleSchema = object({
  slug: string(),
  /** ISO date; pages show it in their language. */
  date: pipe(string(), isoDate()),
  category: number(),
  product: string(),
  view: picklist(photoViews),
  title: localizedTextSchema,
  intro: localizedTextSchema,
  /** Paragraphs; those of short news have no heading. */
  parts: array(object({ title: exactOptional(localizedTextSchema), text: localizedTextSchema })),
});

export type Article = InferOutput<typeof articleSchema>;

/** A category of the journal; it can have a parent. */
export interface ArticleCategory {
  readonly id: number;
  readonly parent?: number;
  readonly name: LocalizedText;
}

export const localized = (fr: string, nl: string): LocalizedText => ({ fr, nl });
