import type { Culture } from '../culture.ts';
import { deliveryDays } from '../rules/delivery.ts';

/** Periods that several pages promise, written once: the time at home, in the pickup point, and to pay. */
export const promised = {
  fr: {
    home: 'deux jours ouvrables',
    daysTo: (country: keyof typeof deliveryDays) => `${deliveryDays[country]} jours ouvrables`,
    pickup: 'quatorze jours',
    payment: 'quatorze jours',
  },
  nl: {
    home: 'twee werkdagen',
    daysTo: (country: keyof typeof deliveryDays) => `${deliveryDays[country]} werkdagen`,
    pickup: 'veertien dagen',
    payment: 'veertien dagen',
  },
};

type Country = keyof typeof deliveryDays;

function promiseOf(culture: Culture, name: string): string {
  const { daysTo, ...periods } = promised[culture];
  const country = /^days\.(.+)$/.exec(name)?.[1];
  return country ? daysTo(country as Country) : periods[name as keyof typeof periods];
}

/**
 * Writes the periods where texts name them: `{promised.home}`, `{promised.days.BE}`.
 *
 * @param texts Texts, nested as they like.
 * @param culture Their language.
 * @returns A copy.
 */
export const fillPromises = <Value>(texts: Value, culture: Culture): Value =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{promised\.([\w.]+)\}/g, (_match, name: string) => promiseOf(culture, name))
      : value,
  ) as Value;
