/** The rule `mandatory`, under another name that servers write (VAL-14). */
export { mandatory as enforcetrue } from './mandatory.ts';
