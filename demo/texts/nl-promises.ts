import { promised } from './promised.ts';

import type { frPromises } from './fr-promises.ts';

export const nlPromises: typeof frPromises = {
  delivery: {
    title: 'Levering en retour',
    lead: 'Wat bij ons vertrekt, komt heel aan of komt op onze kosten terug.',
    onThisPage: 'Op deze pagina',
    toCountry: 'Levering ({0})',
    free: 'Gratis',
    missing: 'Nog {0} voor gratis levering.',
    ofWhich: 'waarvan {0} levering',
    times: 'Levertijd en kosten',
    timesText: `Wat vóór 14 uur wordt besteld, vertrekt dezelfde dag uit Namen en is er in ${promised.nl.home}. De levering kost € 5 in België en niets vanaf € 60; in Nederland, Frankrijk, Luxemburg en Duitsland kost ze € 9.`,
    timesHead: ['Land', 'Levertijd', 'Kosten'],
    timesRows: [
      ['België', promised.nl.daysTo('BE'), '€ 5, gratis vanaf € 60'],
      ['Nederland, Frankrijk, Luxemburg', promised.nl.daysTo('NL'), '€ 9'],
      ['Duitsland', promised.nl.daysTo('DE'), '€ 9'],
    ],
    pickup: 'Afhaalpunt en winkel',
    pickupText: `Het pakje blijft ${promised.nl.pickup} in het afhaalpunt van uw keuze, of een maand in de winkel in Namen. U krijgt een e-mail zodra het er is; een identiteitsbewijs volstaat.`,
    returns: 'Retour',
    returnsText:
      'U hebt dertig dagen bedenktijd. Wikkel het stuk weer in het papier, plak het label op het pakje en breng het naar het afhaalpunt: terugsturen kost niets en de terugbetaling vertrekt de volgende dag.',
    label: 'Het retourlabel afdrukken',
    labelText:
      'Het label staat in de e-mail die de verzending van uw pakje meldt. Geen printer? Het afhaalpunt drukt het af: toon het nummer van de bestelling.',
    broken: 'Een stuk is gebroken aangekomen',
    brokenText:
      'Stuur ons binnen veertien dagen een foto. Het nieuwe stuk vertrekt de volgende dag; het oude mag bij u blijven.',
    writeUs: 'Een foto sturen',
    brief: `Geleverd in ${promised.nl.home}, gratis vanaf € 60 in België. Dertig dagen gratis retour.`,
  },
  terms: {
    title: 'Verkoopvoorwaarden',
    lead: 'Ze gelden voor elke bestelling op deze site. Uw winkelwagen verplicht u tot niets, een bestelling wel.',
    parts: [
      [
        'Prijs en bestelling',
        'De prijzen zijn in euro, met 21% btw inbegrepen; de leveringskosten komen er vóór de bestelling bij en staan in het totaal. De koop is gesloten zodra u de bevestigingsmail krijgt.',
      ],
      [
        'Betaling',
        `U betaalt met de kaart of Bancontact bij de bestelling, of binnen ${promised.nl.payment} met een overschrijving en de mededeling die wij u geven. Tot dan blijven de stukken van ons.`,
      ],
      [
        'Levering',
        'Wij leveren in België, Nederland, Frankrijk, Luxemburg en Duitsland. Wat onderweg breekt, is voor onze rekening.',
      ],
      [
        'Herroepingsrecht',
        'De wet geeft u veertien dagen om zonder reden van uw aankoop af te zien; wij geven u er dertig. Wij betalen de prijs en de goedkoopste levering terug zodra het pakje terug is.',
      ],
      ['Garantie', 'De wettelijke garantie is twee jaar. Schrijf ons, liefst met een foto.'],
      [
        'Wie wij zijn',
        'Îlot NV, Rue des Potiers 12, 5000 Namen. Dit is een demonstratiewinkel: er wordt niets verkocht of verzonden.',
      ],
    ],
  },
};
