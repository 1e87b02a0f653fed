/** Default messages of the lists when the server's answer has none. */
export const texts = {
  fr: {
    failed: 'Le serveur n’a pas pu répondre. Rien n’a été modifié ; réessayez.',
    unsaved: 'Le serveur n’a pas pu répondre. Votre changement n’est peut-être pas enregistré.',
    signedOut: 'Connectez-vous pour modifier vos listes.',
    unsure: 'Le serveur n’a pas répondu. Vérifiez votre panier avant de réessayer.',
  },
  nl: {
    failed: 'De server kon niet antwoorden. Er is niets gewijzigd; probeer het opnieuw.',
    unsaved: 'De server kon niet antwoorden. Uw wijziging is misschien niet opgeslagen.',
    signedOut: 'Log in om uw lijsten te wijzigen.',
    unsure: 'De server antwoordde niet. Kijk in uw winkelwagen voor u het opnieuw probeert.',
  },
  en: {
    failed: 'The server could not answer. Nothing was changed; please try again.',
    unsaved: 'The server could not answer. Your change may not be saved.',
    signedOut: 'Sign in to change your lists.',
    unsure: 'The server did not answer. Look into your cart before you try again.',
  },
};
