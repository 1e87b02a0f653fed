import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Ouverture par l’adresse', nl: 'Openen via het adres', en: 'Opened from the address' },
  purpose: {
    fr: 'Ouvre à l’arrivée ce que l’adresse demande, par exemple `?openWishlist` ; la clé disparaît ensuite de l’adresse.',
    nl: 'Opent bij aankomst wat het adres vraagt, bijvoorbeeld `?openWishlist`; de sleutel verdwijnt daarna uit het adres.',
    en: 'Opens the dialog that the address names, such as `?openWishlist`; the key is then removed from the address.',
  },
  group: 'shop',
  synonyms: {
    fr: ['lien direct', 'ouvrir un dialogue', 'paramètre'],
    nl: ['rechtstreekse link', 'venster openen', 'parameter'],
    en: ['deep link', 'open a dialog', 'query parameter'],
  },
  props: {},
  attributes: {
    'data-open-from': {
      value: 'openWishlist | openBirthlist',
      fr: 'Sur le lien ou le bouton qui est alors pressé : la clé de l’adresse. Ce qui écrit (le bouton d’un formulaire POST) n’est jamais pressé.',
      nl: 'Op de link of knop die dan wordt ingedrukt: de sleutel in het adres. Wat schrijft (de knop van een POST-formulier) wordt nooit ingedrukt.',
      en: 'On the link or button that is then pressed: the address key. Elements that write (the button of a POST form) are never pressed.',
    },
  },
};
