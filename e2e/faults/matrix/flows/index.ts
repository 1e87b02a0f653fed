import type { Flow } from '../flow.ts';
import * as account from './account.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as forms from './forms.ts';

/** The flows of the matrix. */
export const flows: readonly Flow[] = [cart, forms, catalogue, account].flatMap((group) =>
  Object.values<Flow>(group),
);
