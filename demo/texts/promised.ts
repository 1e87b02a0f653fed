import type { Culture } from '../culture.ts';
import { deliveryDays } from '../rules/delivery.ts';

/** Periods that several pages promise: home delivery, storage at a pickup point, and payment. */
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
 * Replaces the promised periods in texts: `{promised.home}`, `{promised.days.BE}`.
 *
 * @param texts Texts, nested at any depth.
 * @param culture Language of the texts.
 * @returns A copy.
 */
export const fillPromises = <Value>(texts: Value, culture: Culture): Value =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{promised\.([\w.]+)\}/g, (_match, name: string) => promiseOf(culture, name))
      : value,
  ) as Value;
