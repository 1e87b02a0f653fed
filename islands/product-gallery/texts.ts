/** Texts of a product's photos. */
export const texts = {
  fr: {
    controls: 'Parcourir les photos',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    position: (position: number, count: number) => `Photo ${position} sur ${count}`,
  },
  nl: {
    controls: 'Door de foto’s bladeren',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    position: (position: number, count: number) => `Foto ${position} van ${count}`,
  },
  en: {
    controls: 'Go through the photos',
    previous: 'Previous photo',
    next: 'Next photo',
    position: (position: number, count: number) => `Photo ${position} of ${count}`,
  },
};
