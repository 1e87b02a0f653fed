import { brands } from '../assortment/brands.ts';
import { glassAndLight } from './glass-and-light.ts';
import type { Workshop } from './model.ts';
import { potters } from './potters.ts';
import { weavers } from './weavers.ts';

/** The five workshops, in the order of their brands. */
export const workshops: readonly Workshop[] = [...potters, ...glassAndLight, ...weavers]
  .map((draft) => ({ ...draft, brand: brands.find(({ id }) => id === draft.brand)! }))
  .sort((a, b) => a.brand.id - b.brand.id);

/** The page of a brand's workshop, without the culture. */
export const workshopPath = (brand: number): string =>
  `/workshops/${workshops.find((workshop) => workshop.brand.id === brand)!.slug}`;
