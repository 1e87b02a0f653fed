export const texts = {
  fr: {
    label: 'Clients trouvés',
    none: 'Aucun client trouvé.',
    failed: 'Les clients n’ont pas pu être chargés.',
    retry: 'Réessayer',
    count: (count: number) => (count === 1 ? '1 client' : `${count} clients`),
    chosen: (customer: string) => `Client choisi : ${customer}`,
    choose: 'Choisissez un client dans la liste.',
    question: (before: string, after: string) =>
      `Cette commande est au nom de ${before}. La mettre au nom de ${after} ?`,
    questionByNumber: (before: string, after: string) =>
      `Cette commande est au nom du client n° ${before}. La mettre au nom de ${after} ?`,
    rejected: 'Le client n’a pas pu être changé.',
  },
  nl: {
    label: 'Gevonden klanten',
    none: 'Geen klant gevonden.',
    failed: 'De klanten konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    count: (count: number) => (count === 1 ? '1 klant' : `${count} klanten`),
    chosen: (customer: string) => `Gekozen klant: ${customer}`,
    choose: 'Kies een klant uit de lijst.',
    question: (before: string, after: string) =>
      `Deze bestelling staat op naam van ${before}. Op naam van ${after} zetten?`,
    questionByNumber: (before: string, after: string) =>
      `Deze bestelling staat op naam van klant nr. ${before}. Op naam van ${after} zetten?`,
    rejected: 'De klant kon niet worden gewijzigd.',
  },
  en: {
    label: 'Customers found',
    none: 'No customer was found.',
    failed: 'The customers could not be loaded.',
    retry: 'Try again',
    count: (count: number) => (count === 1 ? '1 customer' : `${count} customers`),
    chosen: (customer: string) => `Chosen customer: ${customer}`,
    choose: 'Choose a customer from the list.',
    question: (before: string, after: string) => `This order is ${before}’s. Give it to ${after}?`,
    questionByNumber: (before: string, after: string) =>
      `This order is customer ${before}’s. Give it to ${after}?`,
    rejected: 'The customer could not be changed.',
  },
};
