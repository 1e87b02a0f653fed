import type { Rule } from '../engine/rule.ts';

/** The control letter of numbers of persons in Spain. */
export const letterOf = (digits: string) => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23);

/** A tax number of a person in Spain. */
export const nifes: Rule = {
  test: (value) => {
    const text = value.toUpperCase();
    if (/^\d{8}[A-Z]$/.test(text)) return letterOf(text.slice(0, 8)) === text[8];
    return /^[KLM]\d{7}[A-Z]$/.test(text) && letterOf(text.slice(1, 8)) === text[8];
  },
};
