import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Aperçu rapide', nl: 'Snel bekijken', en: 'Quick view' },
  purpose: {
    fr: 'Un bouton dans une liste qui ouvre un panneau avec le produit, chargé une seule fois. Sur un téléphone, au pied de l’écran.',
    nl: 'Een knop in een lijst die een paneel met het product opent, dat één keer wordt geladen. Op een telefoon onderaan.',
    en: 'A button in a list that opens a panel with the product, which is loaded once. On a phone, it is a sheet.',
  },
  group: 'shop',
  synonyms: {
    fr: ['vue rapide', 'fenêtre produit'],
    nl: ['snelle weergave', 'productvenster'],
    en: ['product modal', 'quick look', 'preview'],
  },
  props: {},
  attributes: {
    'data-quick-view': {
      value: 'address',
      fr: 'Sur un bouton : l’adresse du fragment à montrer. Son panneau est celui que nomme `aria-controls`.',
      nl: 'Op een knop: het adres van het fragment. Zijn paneel is dat wat `aria-controls` noemt.',
      en: 'On a button: the address of the fragment. Its panel is the one that `aria-controls` names.',
    },
  },
  parts: {
    '.ar-quick-view': {
      fr: 'Le panneau, écrit vide et `hidden`.',
      nl: 'Het paneel, leeg en `hidden` geschreven.',
      en: 'The panel, written empty and `hidden`.',
    },
  },
};
