import type { frAssets, frPhoto } from './fr-assets.ts';

export const nlAssets: typeof frAssets = {
  problems: {
    empty: 'Dit bestand is leeg.',
    tooLarge: 'Dit bestand is te groot: hoogstens 10 MB.',
    heic: 'HEIC-foto’s kunnen niet gelezen worden. Bewaar de foto als JPEG en stuur hem opnieuw.',
    type: 'Dit soort bestand wordt niet aanvaard.',
    notImage: 'Dit bestand is geen afbeelding.',
    tooManyPixels: 'Deze afbeelding heeft te veel pixels: hoogstens 50 miljoen.',
    broken: 'Deze afbeelding is beschadigd en kan niet gelezen worden.',
  },
  quota: 'Er is geen plaats meer: bewaar of verwijder eerst wat u hebt gestuurd.',
  none: 'Er is geen bestand aangekomen.',
  missing: 'Dit bestand bestaat niet meer.',
  goneToCrop: 'De afbeelding is niet meer beschikbaar. Stuur ze opnieuw.',
  badArea: 'De selectie past niet in de afbeelding.',
};

export const nlPhoto: typeof frPhoto = {
  title: 'Profielfoto',
  label: 'Uw foto',
  help: 'Een vierkant van minstens {0} pixels, als JPEG, PNG of WebP, hoogstens 10 MB.',
  save: 'Foto bewaren',
  remove: 'Foto verwijderen',
  saved: 'De foto is bewaard.',
  removed: 'Er is geen foto meer.',
  wrong: 'De foto moet minstens 400 × 400 pixels hebben.',
};
