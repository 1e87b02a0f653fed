import { chooseTexts } from '#runtime/page/texts.ts';

/** Texts of the kit itself. */
const texts = {
  fr: {
    close: 'Fermer',
    loading: 'Chargement…',
    failed: 'Le contenu n’a pas pu être chargé.',
    retry: 'Réessayer',
    undo: 'Annuler',
    notices: 'Messages',
    openAsPage: 'Ouvrir comme page',
    unconfirmed: 'Le serveur n’a rien confirmé : vérifiez ce que montre la page.',
  },
  nl: {
    close: 'Sluiten',
    loading: 'Bezig met laden…',
    failed: 'De inhoud kon niet worden geladen.',
    retry: 'Opnieuw proberen',
    undo: 'Ongedaan maken',
    notices: 'Berichten',
    openAsPage: 'Als pagina openen',
    unconfirmed: 'De server heeft niets bevestigd: controleer wat de pagina toont.',
  },
  en: {
    close: 'Close',
    loading: 'Loading…',
    failed: 'The content could not be loaded.',
    retry: 'Try again',
    undo: 'Undo',
    notices: 'Messages',
    openAsPage: 'Open as a page',
    unconfirmed: 'The server has confirmed nothing: check what the page shows.',
  },
};

/** The kit's texts in the page's language. */
export const kitTexts = () => chooseTexts(texts);
