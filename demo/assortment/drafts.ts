import { array } from 'valibot';
import { checkContent } from '../content/check.ts';
import bowls from '../content/products/bowls.json';
import cups from '../content/products/cups.json';
import glasses from '../content/products/glasses.json';
import lights from '../content/products/lights.json';
import linens from '../content/products/linens.json';
import pots from '../content/products/pots.json';
import { draftSchema, type Draft } from './model.ts';

const files = { cups, bowls, pots, glasses, linens, lights };

/** Drafts of all products, by category and in the categories' order. */
export const drafts: readonly (readonly Draft[])[] = Object.entries(files).map(([name, content]) =>
  checkContent(`products/${name}.json`, array(draftSchema), content),
);
