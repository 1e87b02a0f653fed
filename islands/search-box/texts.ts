/** Texts of the list; `none` is used when the page's resources have no `Catalog.NoProductFound`. */
export const texts = {
  fr: {
    label: 'Suggestions',
    none: 'Aucun produit trouvé.',
    failed: 'Les suggestions n’ont pas pu être chargées.',
    retry: 'Réessayer',
    all: (query: string) => `Tous les résultats pour « ${query} »`,
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  nl: {
    label: 'Suggesties',
    none: 'Geen product gevonden.',
    failed: 'De suggesties konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    all: (query: string) => `Alle resultaten voor “${query}”`,
    count: (count: number) => (count === 1 ? '1 suggestie' : `${count} suggesties`),
  },
  en: {
    label: 'Suggestions',
    none: 'No product was found.',
    failed: 'The suggestions could not be loaded.',
    retry: 'Try again',
    all: (query: string) => `All results for “${query}”`,
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
};
