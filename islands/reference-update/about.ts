import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Référence du client', nl: 'Referentie van de klant', en: 'Customer reference' },
  purpose: {
    fr: 'La référence que le client donne à un article, enregistrée sur place.',
    nl: 'De referentie die de klant aan een artikel geeft, ter plaatse opgeslagen.',
    en: 'The customer’s own reference for an article, saved in place.',
  },
  group: 'shop',
  synonyms: {
    fr: ['code client', 'sku', 'renommer'],
    nl: ['klantcode', 'sku', 'hernoemen'],
    en: ['sku', 'customer code', 'rename'],
  },
  host: 'form',
  contains: ['input'],
  props: {
    message: {
      fr: 'modal : un dialogue qui se ferme après trois secondes. growl : un message de la page.',
      nl: 'modal: een dialoog die na drie seconden sluit. growl: een bericht van de pagina.',
      en: 'modal: the result is shown in a dialog that closes after three seconds. growl: in a message of the page.',
      examples: ['growl'],
    },
  },
};
