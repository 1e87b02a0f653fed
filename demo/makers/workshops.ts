import { brands } from '../assortment/brands.ts';
import content from '../content/makers.json';
import type { Workshop, WorkshopDraft } from './model.ts';

const drafts: readonly WorkshopDraft[] = content;

/** Workshops in the order of their brands. */
export const workshops: readonly Workshop[] = drafts
  .map((draft) => ({ ...draft, brand: brands.find(({ id }) => id === draft.brand)! }))
  .sort((a, b) => a.brand.id - b.brand.id);

/** Returns the path of a brand's workshop page, without the culture. */
export const workshopPath = (brand: number): string =>
  `/workshops/${workshops.find((workshop) => workshop.brand.id === brand)!.slug}`;
