import type { Brand } from '../assortment/model.ts';
import type { Words } from '../culture.ts';

/** A workshop whose pieces the shop sells, as its own page tells of it. */
export interface Workshop {
  readonly brand: Brand;
  readonly slug: string;
  /** The piece that stands for it, by its slug. */
  readonly piece: string;
  readonly intro: Words;
  readonly parts: readonly { readonly title: Words; readonly text: Words }[];
}

/** What is written of a workshop, by its brand's number. */
export type WorkshopDraft = Omit<Workshop, 'brand'> & { readonly brand: number };
