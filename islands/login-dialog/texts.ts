export const texts = {
  fr: {
    title: 'Connexion',
    notSent: 'La connexion n’a pas pu être vérifiée.',
    signedIn: 'La connexion a réussi.',
  },
  nl: {
    title: 'Inloggen',
    notSent: 'Het inloggen kon niet worden gecontroleerd.',
    signedIn: 'U bent ingelogd.',
  },
  en: { title: 'Sign in', notSent: 'Your sign-in could not be checked.', signedIn: 'You are signed in.' },
};
