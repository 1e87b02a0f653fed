import type { About } from '#kit/about.ts';
import { SUBMIT_BUTTON } from '#runtime/forms/submit-button.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Alertes d’un compte prépayé', nl: 'Meldingen van een rekening', en: 'Prepaid notifications' },
  purpose: {
    fr: 'Une case qui s’enregistre d’elle-même : le dernier choix l’emporte, un refus la remet comme avant et dit pourquoi.',
    nl: 'Een vakje dat zichzelf opslaat: de laatste keuze telt, een weigering zet het terug en zegt waarom.',
    en: 'A checkbox that saves itself: the latest choice wins; if the server rejects it, it is reset and a message gives the reason.',
  },
  group: 'shop',
  synonyms: {
    fr: ['notification', 'alerte e-mail', 'solde'],
    nl: ['notificatie', 'e-mailmelding', 'saldo'],
    en: ['email alert', 'balance', 'notification'],
  },
  host: 'form',
  contains: ['[name=PrepaidAccountId]', 'input[type=checkbox]'],
  props: {},
  parts: {
    [SUBMIT_BUTTON]: {
      fr: 'Le bouton qui enregistre sans JavaScript ; il disparaît.',
      nl: 'De knop die zonder JavaScript opslaat; hij verdwijnt.',
      en: 'The button that saves without JavaScript; hidden by the island.',
    },
  },
};
