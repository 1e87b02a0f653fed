/** Texts of every carousel's controls. */
export const carouselTexts = {
  fr: {
    controls: 'Commandes du carrousel',
    previous: 'Précédent',
    next: 'Suivant',
    slide: (position: number, count: number) => `Diapositive ${position} sur ${count}`,
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
  },
  nl: {
    controls: 'Bediening van de carrousel',
    previous: 'Vorige',
    next: 'Volgende',
    slide: (position: number, count: number) => `Dia ${position} van ${count}`,
    pause: 'Beweging stoppen',
    play: 'Beweging hervatten',
  },
  en: {
    controls: 'Carousel controls',
    previous: 'Previous',
    next: 'Next',
    slide: (position: number, count: number) => `Slide ${position} of ${count}`,
    pause: 'Stop moving',
    play: 'Go on moving',
  },
};
