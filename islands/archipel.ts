import { start } from '#runtime';
import { addToCart } from './add-to-cart/index.ts';
import { cart } from './cart/index.ts';
import { collapse } from './collapse/index.ts';
import { cultureSwitch } from './culture-switch/index.ts';
import { miniCart } from './mini-cart/index.ts';
import { notices } from './notices/index.ts';
import { numberInput } from './number-input/index.ts';
import { quantityField } from './quantity-field/index.ts';
import { tab } from './tab/index.ts';

/** The composition root: every island and service that a page may use, by one line each. */
const app = start([
  addToCart,
  cart,
  collapse,
  cultureSwitch,
  miniCart,
  notices,
  numberInput,
  quantityField,
  tab,
]);

export const { visit, mount, unmount, register, whenIdle, inspect } = app;
