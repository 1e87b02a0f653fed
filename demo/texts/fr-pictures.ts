/** What the photos of a product show. */
export const frViews = {
  studio: 'de face',
  table: 'sur la table',
  detail: 'en détail',
  above: 'vu d’en haut',
  pair: 'à deux',
  evening: 'le soir',
};

/** The workshops, and the page for those who set tables for others. */
export const frPictures = {
  workshops: {
    title: 'Les ateliers',
    lead: 'Cinq maisons, de Courtrai à Durbuy. Nous connaissons la couleur de leur porte et l’heure de leur café.',
    link: 'Voir le travail des ateliers',
    seen: 'Vu à l’atelier',
    pieces: 'Ce qui en sort',
    all: 'Tout voir : {0}',
    others: 'Les autres ateliers',
  },
  solutions: {
    title: 'Pour les professionnels',
    lead: 'Restaurants, hôtels, entreprises : la même vaisselle, livrée par douze et remplacée quand elle casse.',
    label: 'Par métier',
    contact: 'Demander une offre',
    sections: {
      tables: {
        tab: 'Restaurants',
        title: 'Deux services par jour',
        text: 'Des pièces qui s’empilent, passent au lave-vaisselle et que l’on peut racheter à l’unité dix ans plus tard.',
      },
      rooms: {
        tab: 'Hôtels',
        title: 'Une chambre qui se remarque',
        text: 'Un plateau, un gobelet, un vase : trois objets faits à la main que l’on touche le premier soir.',
      },
      gifts: {
        tab: 'Cadeaux d’entreprise',
        title: 'Un cadeau qui sert',
        text: 'Emballé dans du papier, avec un mot de votre main, envoyé à chaque adresse de votre liste.',
      },
    },
  },
};
