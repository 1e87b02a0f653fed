/** What the photos of a product show. */
export const nlViews = {
  studio: 'van voren',
  table: 'op tafel',
  detail: 'in detail',
  above: 'van bovenaf',
  pair: 'met z’n tweeën',
  evening: '’s avonds',
};

/** The workshops, and the page for those who set tables for others. */
export const nlPictures = {
  workshops: {
    title: 'De ateliers',
    lead: 'Vijf huizen, van Kortrijk tot Durbuy. We kennen de kleur van hun deur en het uur van hun koffie.',
    link: 'Bekijk het werk van de ateliers',
    seen: 'Gezien in het atelier',
    pieces: 'Wat er gemaakt wordt',
    all: 'Alles bekijken: {0}',
    others: 'De andere ateliers',
  },
  solutions: {
    title: 'Voor professionals',
    lead: 'Restaurants, hotels, bedrijven: hetzelfde servies, per twaalf geleverd en vervangen als het breekt.',
    label: 'Per vak',
    contact: 'Een offerte vragen',
    sections: {
      tables: {
        tab: 'Restaurants',
        title: 'Twee diensten per dag',
        text: 'Stukken die u kunt stapelen, die in de vaatwasser mogen en die u tien jaar later nog per stuk kunt bijkopen.',
      },
      rooms: {
        tab: 'Hotels',
        title: 'Een kamer die opvalt',
        text: 'Een blad, een beker, een vaas: drie dingen met de hand gemaakt, die u de eerste avond aanraakt.',
      },
      gifts: {
        tab: 'Relatiegeschenken',
        title: 'Een geschenk dat dient',
        text: 'Verpakt in papier, met een woord van uw hand, naar elk adres van uw lijst gestuurd.',
      },
    },
  },
};
