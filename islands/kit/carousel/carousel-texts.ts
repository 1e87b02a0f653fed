/** Words of every carousel's controls. */
export const carouselTexts = {
  fr: {
    controls: 'Commandes du carrousel',
    previous: 'Précédent',
    next: 'Suivant',
    slide: (place: number, count: number) => `Diapositive ${place} sur ${count}`,
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
  },
  nl: {
    controls: 'Bediening van de carrousel',
    previous: 'Vorige',
    next: 'Volgende',
    slide: (place: number, count: number) => `Dia ${place} van ${count}`,
    pause: 'Bewegen stoppen',
    play: 'Bewegen hervatten',
  },
  en: {
    controls: 'Carousel controls',
    previous: 'Previous',
    next: 'Next',
    slide: (place: number, count: number) => `Slide ${place} of ${count}`,
    pause: 'Stop moving',
    play: 'Go on moving',
  },
};
