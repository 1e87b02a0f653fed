/** Texts of the dialog that plays a film. */
export const texts = {
  fr: {
    title: 'Vidéo',
    failed: 'La vidéo n’a pas pu être chargée.',
    openThere: 'Voir la vidéo sur son site',
    question: 'Cette vidéo vient d’un autre site, qui peut enregistrer des cookies. Voulez-vous la charger ?',
  },
  nl: {
    title: 'Video',
    failed: 'De video kon niet worden geladen.',
    openThere: 'De video op de andere site bekijken',
    question: 'Deze video komt van een andere site, die cookies kan opslaan. Wilt u ze laden?',
  },
  en: {
    title: 'Video',
    failed: 'The video could not be loaded.',
    openThere: 'Watch the video on its own site',
    question: 'This video comes from another site, which may store cookies. Shall it be loaded?',
  },
};
