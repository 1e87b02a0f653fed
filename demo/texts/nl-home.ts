import { promised } from './promised.ts';

/** Texts of the home page's banner, makers, partners, short news and promises. */
export const nlHome = {
  banner: 'In de kijker',
  linenOverline: 'Maison Lys, Kortrijk',
  linenHeading: 'Linnen wast, kreukt en wordt mooier',
  linenLead:
    'Geweven aan de Leie, met stenen gewassen, zonder afval gesneden: servetten die twintig jaar meegaan.',
  linenLink: 'Bekijk het tafellinnen',
  filmOverline: 'Atelier Ourthe, Durbuy',
  filmHeading: 'Een kom ontstaat',
  filmLead: 'Acht seconden aan de draaischijf: de hand trekt de klei omhoog, opent ze en laat ze draaien.',
  filmLink: 'Bekijk de film',
  makers: 'Onze vijf ateliers',
  partners: 'Zij dekken de tafel met ons',
  ticker: 'In het kort',
  tickerDelivery: 'Gratis levering in België vanaf {0}',
  tickerNew: 'Het nieuwste uit de oven van Durbuy is er',
  tickerReturns: 'Dertig dagen bedenktijd, gratis terugsturen',
  reassureDelivery: `In ${promised.nl.home} geleverd`,
  reassureDeliveryText: 'Verpakt in papier, nooit in plastic. Gratis vanaf {0}.',
  reassureReturn: 'Dertig dagen bedenktijd',
  reassureReturnText: 'Terugsturen is gratis, via een afhaalpunt of in de winkel.',
  reassureBroken: 'Gebroken? Vervangen',
  reassureBrokenText: 'Een foto volstaat, het nieuwe stuk vertrekt de volgende dag.',
};
