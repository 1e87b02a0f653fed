export const texts = {
  fr: {
    label: 'Localités',
    none: 'Aucune localité trouvée.',
    failed: 'Les localités n’ont pas pu être chargées.',
    retry: 'Réessayer',
    count: (count: number) => (count === 1 ? '1 localité' : `${count} localités`),
  },
  nl: {
    label: 'Plaatsen',
    none: 'Geen plaats gevonden.',
    failed: 'De plaatsen konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    count: (count: number) => (count === 1 ? '1 plaats' : `${count} plaatsen`),
  },
  en: {
    label: 'Places',
    none: 'No place was found.',
    failed: 'The places could not be loaded.',
    retry: 'Try again',
    count: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  },
};
