/** The rule `length`, under its name in jquery-validation (VAL-02). */
export { length as rangelength } from './length.ts';
