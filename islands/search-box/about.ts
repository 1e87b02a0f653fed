import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Recherche', nl: 'Zoeken', en: 'Search' },
  purpose: {
    fr: 'Des suggestions sous le champ de recherche, dès deux caractères.',
    nl: 'Suggesties onder het zoekveld, vanaf twee tekens.',
    en: 'Suggestions under the search field, from two characters on.',
  },
  group: 'shop',
  synonyms: {
    fr: ['autocomplétion', 'suggestions', 'barre de recherche'],
    nl: ['automatisch aanvullen', 'suggesties', 'zoekbalk'],
    en: ['autocomplete', 'suggestions', 'typeahead', 'search bar'],
  },
  host: '*',
  contains: ['input'],
  props: {
    photoUrl: {
      fr: 'L’adresse d’une photo, avec `{AssetId}` et `{AssetName}` ; sans elle, pas de photos.',
      nl: 'Het adres van een foto, met `{AssetId}` en `{AssetName}`; zonder dit zijn er geen foto’s.',
      en: 'Address of a photo, with {AssetId} and {AssetName} of the suggestion; without it there are no photos.',
      examples: ['/assets/photos/{AssetId}/{AssetName}'],
    },
    allUrl: {
      fr: 'Où sont tous les résultats ; sinon l’adresse du formulaire.',
      nl: 'Waar alle resultaten staan; anders het adres van het formulier.',
      en: 'Address of all results; by default the form’s own address.',
      examples: ['/fr/catalog'],
    },
  },
};
