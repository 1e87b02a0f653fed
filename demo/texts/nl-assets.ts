import type { frAssets, frPhoto } from './fr-assets.ts';

export const nlAssets: typeof frAssets = {
  problems: {
    empty: 'Dit bestand is leeg.',
    tooLarge: 'Dit bestand is te groot: maximaal 10 MB.',
    heic: 'HEIC-foto’s kunnen niet gelezen worden. Sla de foto op als JPEG en stuur hem opnieuw.',
    type: 'Dit soort bestand wordt niet aanvaard.',
    notImage: 'Dit bestand is geen afbeelding.',
    tooManyPixels: 'Deze afbeelding heeft te veel pixels: maximaal 50 miljoen.',
    broken: 'Deze afbeelding is beschadigd en kan niet gelezen worden.',
  },
  quota: 'Er is geen plaats meer: sla wat u hebt gestuurd eerst op, of verwijder het.',
  none: 'Er is geen bestand aangekomen.',
  missing: 'Dit bestand bestaat niet meer.',
  goneToCrop: 'De afbeelding is niet meer beschikbaar. Stuur ze opnieuw.',
  badArea: 'De selectie past niet in de afbeelding.',
};

export const nlPhoto: typeof frPhoto = {
  title: 'Profielfoto',
  label: 'Uw foto',
  help: 'Een vierkant van minstens {0} pixels, als JPEG, PNG of WebP, maximaal 10 MB.',
  save: 'Foto opslaan',
  remove: 'Foto verwijderen',
  saved: 'De foto is opgeslagen.',
  removed: 'Er is geen foto meer.',
  wrong: 'De foto moet minstens 400 × 400 pixels hebben.',
};
