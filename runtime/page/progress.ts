import { classListOf } from '../dom/safe.ts';

/** Class that sites may style too: present while a request is pending, however short (NAV-10). */
const LOADING = 'long-loading';

/** Class after which the library's styles show anything: a frame for a fast response would be wasted. Decision 545. */
const SLOW = 'ar-slow';
/** Time in ms after which a request is slow. */
export const SLOW_MS = 100;

let pending = 0;
let suspended = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const toggle = (name: string, isOn: boolean) => classListOf(document.documentElement).toggle(name, isOn);

function update(): void {
  const isLoading = pending > 0 && suspended === 0;
  toggle(LOADING, isLoading);
  if (isLoading) {
    timer ??= setTimeout(toggle, SLOW_MS, SLOW, true);
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  toggle(SLOW, false);
}

/**
 * Shows that a request is pending: the class `long-loading` stays until the last of all requests has ended, and
 * `ar-slow` comes after 100 ms.
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
