/** What the dialog says beside the server's own page. */
export const texts = {
  fr: { title: 'Connexion', notSent: 'La connexion n’a pas pu être vérifiée.' },
  nl: { title: 'Inloggen', notSent: 'Het inloggen kon niet worden gecontroleerd.' },
  en: { title: 'Sign in', notSent: 'Your sign-in could not be checked.' },
};
