import { loadModule } from '#runtime/islands/load.ts';
import { countryOf } from '../libraries/country.ts';
import type { Rule } from '../engine/rule.ts';

const LENIENT = /^\+?[\d\s().\-/]*\d[\d\s().\-/]*(?:(?:e?xt?\.?|#)\s*\d{1,8})?$/i;

const load = () => import('../libraries/phone-numbers.ts');

/** A telephone number: with a country by its numbering plan, otherwise any dialable number (VAL-17). */
export const phone: Rule = {
  test: (value, context) => {
    const country = countryOf(context);
    if (!country) return LENIENT.test(value.trim());
    return loadModule(load).then(({ isPhoneOf }) => isPhoneOf(value, country));
  },
};
