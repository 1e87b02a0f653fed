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
