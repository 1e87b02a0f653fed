export const texts = {
  fr: {
    label: 'Références trouvées',
    none: 'Aucune référence trouvée.',
    failed: 'Les références n’ont pas pu être chargées.',
    retry: 'Réessayer',
    more: 'Afficher plus de références',
    loading: 'Chargement…',
    count: (count: number) => (count === 1 ? '1 référence' : `${count} références`),
  },
  nl: {
    label: 'Gevonden referenties',
    none: 'Geen referentie gevonden.',
    failed: 'De referenties konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    more: 'Meer referenties tonen',
    loading: 'Bezig met laden…',
    count: (count: number) => (count === 1 ? '1 referentie' : `${count} referenties`),
  },
  en: {
    label: 'References found',
    none: 'No reference was found.',
    failed: 'The references could not be loaded.',
    retry: 'Try again',
    more: 'Show more references',
    loading: 'Loading…',
    count: (count: number) => (count === 1 ? '1 reference' : `${count} references`),
  },
};
