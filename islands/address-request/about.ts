import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Demande d’une autre adresse', nl: 'Ander adres aanvragen', en: 'Address change request' },
  purpose: {
    fr: 'Un formulaire, dans un dialogue, qui demande qu’une commande soit livrée ailleurs. La réponse remplace le contenu, ou ferme le dialogue avec un message.',
    nl: 'Een formulier in een dialoogvenster dat vraagt om een bestelling elders te leveren. Het antwoord vervangt de inhoud, of sluit het venster met een melding.',
    en: 'A form in a dialog that requests another delivery address for an order. The response replaces the content, or closes the dialog with a message.',
  },
  group: 'shop',
  synonyms: {
    fr: ['nouvelle adresse', 'livrer ailleurs'],
    nl: ['nieuw adres', 'elders leveren'],
    en: ['new address', 'deliver elsewhere'],
  },
  host: 'form',
  props: {
    sentLabel: {
      fr: 'Ce que dit le déclencheur une fois la demande envoyée ; sinon Sales.RequestSent.',
      nl: 'Wat de knop zegt zodra de aanvraag verstuurd is; anders Sales.RequestSent.',
      en: 'The trigger’s text after sending; by default the string Sales.RequestSent.',
      examples: ['Demande envoyée'],
    },
    opener: {
      fr: 'Sélecteur du déclencheur ; sinon ce qui a ouvert le dialogue.',
      nl: 'Selector van de knop; anders wat het venster heeft geopend.',
      en: 'Selector of the trigger that is disabled afterwards; by default the element that opened the dialog.',
      examples: ['#change-address'],
    },
  },
  attributes: {
    'data-error-message': {
      value: 'text',
      fr: 'Dans la réponse : pourquoi la demande est refusée. Vide, c’est le texte de l’élément.',
      nl: 'In het antwoord: waarom de aanvraag wordt geweigerd. Leeg is het de tekst van het element.',
      en: 'In the response: why the request is rejected. When empty, the text of the element is shown.',
    },
    'data-success-message': {
      value: 'text',
      fr: 'Dans la réponse : ce qui est dit une fois la demande faite. Vide, c’est le texte de l’élément.',
      nl: 'In het antwoord: wat wordt gezegd zodra de aanvraag gedaan is. Leeg is het de tekst van het element.',
      en: 'In the response: the success message. When empty, the text of the element is shown.',
    },
  },
};
