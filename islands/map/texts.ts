export const texts = {
  fr: { map: 'Carte' },
  nl: { map: 'Kaart' },
  en: { map: 'Map' },
};
