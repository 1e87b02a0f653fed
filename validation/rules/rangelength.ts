/** At least and at most so many characters: the name that jquery-validation has for it (VAL-02). */
export { length as rangelength } from './length.ts';
