import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Client d’une commande', nl: 'Klant van een bestelling', en: 'Customer of an order' },
  purpose: {
    fr: 'Un champ où le personnel cherche un client, dès deux caractères ; le choix écrit son numéro, et une autre frappe l’efface.',
    nl: 'Een veld waarin het personeel een klant zoekt, vanaf twee tekens; de keuze schrijft zijn nummer, opnieuw typen wist het.',
    en: 'A field for staff to find a customer, from two characters on; a choice sets the number, typing again clears it.',
  },
  group: 'forms',
  synonyms: {
    fr: ['client', 'vendeur', 'rechercher un client'],
    nl: ['klant', 'verkoper', 'klant zoeken'],
    en: ['customer', 'staff', 'find a customer'],
  },
  host: '*',
  contains: ['input'],
  props: {
    param: {
      fr: 'Comment le serveur appelle le texte cherché.',
      nl: 'Hoe de server de gezochte tekst noemt.',
      en: 'Name of the search text’s parameter.',
      examples: ['search'],
    },
    idField: {
      fr: 'Le nom du champ qui reçoit le numéro du client choisi.',
      nl: 'De naam van het veld dat het nummer van de gekozen klant krijgt.',
      en: 'Name of the field that receives the chosen customer’s number.',
      examples: ['CustomerId'],
    },
    reload: {
      fr: 'Ce qui est rechargé une fois le client enregistré : `page`, `content` ou `parts`.',
      nl: 'Wat wordt herladen zodra de klant opgeslagen is: `page`, `content` of `parts`.',
      en: 'Reloaded after the customer is saved: the page, its content, or its parts.',
      examples: ['content'],
    },
  },
};
