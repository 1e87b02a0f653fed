import type { Brand } from '../assortment/model.ts';
import type { LocalizedText } from '../culture.ts';

/** A workshop whose products the shop sells, with the texts of its page. */
export interface Workshop {
  readonly brand: Brand;
  readonly slug: string;
  /** Slug of the product that represents it. */
  readonly piece: string;
  readonly intro: LocalizedText;
  readonly parts: readonly { readonly title: LocalizedText; readonly text: LocalizedText }[];
}

/** A workshop as written in the content, with its brand's id. */
export type WorkshopDraft = Omit<Workshop, 'brand'> & { readonly brand: number };
