import type { Rule } from '../engine/rule.ts';

const STATES =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** A state of the United States; territories and military zones on demand. */
export const stateus: Rule = {
  test: (value, { param }) => {
    const isOn = (name: string) => /^true$/i.test(param(name));
    const text = isOn('casesensitive') ? value : value.toUpperCase();
    return (
      STATES.test(text) ||
      (isOn('includeterritories') && /^(?:AS|GU|MP|PR|VI)$/.test(text)) ||
      (isOn('includemilitary') && /^A[AEP]$/.test(text))
    );
  },
};
