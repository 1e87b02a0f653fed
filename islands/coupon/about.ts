import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Code de réduction', nl: 'Kortingsbon', en: 'Coupon' },
  purpose: {
    fr: 'Un code de réduction : appliqué, retiré, ou choisi dans une liste.',
    nl: 'De code van een kortingsbon: toegepast, verwijderd, of gekozen uit een lijst.',
    en: 'A coupon code: applied, removed, or chosen from a list.',
  },
  group: 'shop',
  synonyms: {
    fr: ['bon', 'code promo', 'réduction', 'remise'],
    nl: ['kortingscode', 'promocode', 'bon'],
    en: ['promo code', 'voucher', 'discount'],
  },
  host: 'form',
  contains: ['[name=CouponCode]'],
  props: {
    userId: {
      fr: 'L’identifiant du client : ses codes sont proposés dans une fenêtre, sans page du site.',
      nl: 'Het nummer van de klant: zijn kortingsbonnen worden in een venster aangeboden, zonder pagina van de site.',
      en: 'Id of the customer: a dialog offers the coupons that this customer may use, without a page of the site.',
      examples: ['1204'],
    },
    reload: {
      fr: 'Ce qui est rechargé ensuite : `page`, `content` ou `parts`.',
      nl: 'Wat daarna wordt herladen: `page`, `content` of `parts`.',
      en: 'Reloaded after a change of coupon: the page, its content, or its parts.',
      examples: ['content'],
    },
  },
  parts: {
    'button[name=remove]': {
      fr: 'Le bouton qui retire le code.',
      nl: 'De knop die de kortingsbon verwijdert.',
      en: 'The button that removes the coupon.',
    },
    '[data-coupon]': {
      fr: 'Où que ce soit, comme dans la liste que `a[data-modal]` ouvre : ce qui applique ce code.',
      nl: 'Waar dan ook, zoals in de lijst die `a[data-modal]` opent: wat die code toepast.',
      en: 'Applies that code; anywhere, such as in the list that `a[data-modal]` opens.',
    },
  },
};
