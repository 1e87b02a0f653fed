/** What the shop says of files that are sent; the Dutch table must have the same keys. */
export const frAssets = {
  problems: {
    empty: 'Ce fichier est vide.',
    tooLarge: 'Ce fichier est trop lourd : 10 Mo au plus.',
    heic: 'Les photos HEIC ne peuvent pas être lues. Enregistrez-la en JPEG et renvoyez-la.',
    type: 'Ce type de fichier n’est pas accepté.',
    notImage: 'Ce fichier n’est pas une image.',
    tooManyPixels: 'Cette image a trop de pixels : 50 millions au plus.',
    broken: 'Cette image est abîmée et ne peut pas être lue.',
  },
  quota: 'Il n’y a plus de place : enregistrez ou retirez d’abord ce que vous avez envoyé.',
  none: 'Aucun fichier n’est arrivé.',
  missing: 'Ce fichier n’existe plus.',
  goneToCrop: 'L’image n’est plus disponible. Envoyez-la de nouveau.',
  badArea: 'La sélection ne tient pas dans l’image.',
};

/** The texts of a profile's photo. */
export const frPhoto = {
  title: 'Photo de profil',
  label: 'Votre photo',
  help: 'Un carré d’au moins {0} pixels, en JPEG, PNG ou WebP, 10 Mo au plus.',
  save: 'Enregistrer la photo',
  remove: 'Retirer la photo',
  saved: 'La photo est enregistrée.',
  removed: 'Il n’y a plus de photo.',
  wrong: 'La photo doit avoir au moins 400 × 400 pixels.',
};
