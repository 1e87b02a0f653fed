import { classListOf } from '../dom/safe.ts';

/** Class that sites may style too: present while a request is pending, however short (NAV-10). */
const LOADING = 'long-loading';

let pending = 0;
let suspended = 0;

const update = () => classListOf(document.documentElement).toggle(LOADING, pending > 0 && suspended === 0);

/**
 * Shows that a request is pending: the class `long-loading` stays until the last of all requests has ended.
 *
 * @returns A function that ends the request's part in it; to be called once.
 */
export function beginProgress(): () => void {
  pending += 1;
  update();
  return () => {
    pending -= 1;
    update();
  };
}

/**
 * Removes the class while a request waits for the visitor, such as for the login (ERR-01).
 *
 * @returns A function that restores it if a request is still pending; to be called once.
 */
export function suspendProgress(): () => void {
  suspended += 1;
  update();
  return () => {
    suspended -= 1;
    update();
  };
}
