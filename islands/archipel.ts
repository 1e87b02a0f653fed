import { start } from '#runtime';
import { validation } from '#validation/index.ts';
import { addToCart } from './add-to-cart/index.ts';
import { ajax } from './ajax/index.ts';
import { cart } from './cart/index.ts';
import { collapse } from './collapse/index.ts';
import { confirm } from './confirm/index.ts';
import { cultureSwitch } from './culture-switch/index.ts';
import { errorDialog } from './error-dialog/index.ts';
import { loginDialog } from './login-dialog/index.ts';
import { miniCart } from './mini-cart/index.ts';
import { modal } from './modal/index.ts';
import { notices } from './notices/index.ts';
import { numberInput } from './number-input/index.ts';
import { prefetch } from './prefetch/index.ts';
import { quantityField } from './quantity-field/index.ts';
import { tab } from './tab/index.ts';

/** The composition root: every island and service that a page may use, by one line each. */
const app = start([
  // What asks first comes first.
  confirm,
  modal,
  addToCart,
  ajax,
  cart,
  collapse,
  cultureSwitch,
  errorDialog,
  loginDialog,
  miniCart,
  notices,
  numberInput,
  prefetch,
  quantityField,
  tab,
  validation,
]);

export { validate } from '#validation/index.ts';
export const { visit, mount, unmount, register, whenIdle, inspect } = app;
