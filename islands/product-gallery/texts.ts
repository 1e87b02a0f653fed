/** Words of a product's photos. */
export const texts = {
  fr: {
    controls: 'Parcourir les photos',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    place: (place: number, count: number) => `Photo ${place} sur ${count}`,
  },
  nl: {
    controls: 'Door de foto’s bladeren',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    place: (place: number, count: number) => `Foto ${place} van ${count}`,
  },
  en: {
    controls: 'Go through the photos',
    previous: 'Previous photo',
    next: 'Next photo',
    place: (place: number, count: number) => `Photo ${place} of ${count}`,
  },
};
