import { classListOf } from '../dom/safe.ts';

/** Class for a site's own styles, too: present while a request is open, however fast (NAV-10). */
const LOADING = 'long-loading';

let pending = 0;
let suspended = 0;

const update = () => classListOf(document.documentElement).toggle(LOADING, pending > 0 && suspended === 0);

/**
 * Shows that a request is pending: the class `long-loading` stays until the last of all requests has ended.
 *
 * @returns Ends it; to be called once.
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
 * Hides the class during a question to the visitor in the middle of a request, such as the login (ERR-01).
 *
 * @returns Shows it again, if a request is still pending; to be called once.
 */
export function suspendProgress(): () => void {
  suspended += 1;
  update();
  return () => {
    suspended -= 1;
    update();
  };
}
