import { promised } from './promised.ts';

/** Texts of the home page's banner, makers, partners, short news and promises. */
export const frHome = {
  banner: 'À la une',
  linenOverline: 'Maison Lys, Courtrai',
  linenHeading: 'Le lin se lave, se froisse, et s’embellit',
  linenLead:
    'Tissé au bord de la Lys, lavé à la pierre, coupé sans chute : des serviettes qui servent vingt ans.',
  linenLink: 'Voir le linge de table',
  filmOverline: 'Atelier Ourthe, Durbuy',
  filmHeading: 'Un bol prend forme',
  filmLead: 'Huit secondes au tour : la main monte la terre, l’ouvre, et la laisse tourner.',
  filmLink: 'Voir le film',
  makers: 'Nos cinq ateliers',
  partners: 'Ils dressent la table avec nous',
  ticker: 'En bref',
  tickerDelivery: 'Livraison offerte en Belgique dès {0}',
  tickerNew: 'Les dernières cuissons sont arrivées de Durbuy',
  tickerReturns: 'Trente jours pour changer d’avis, retour gratuit',
  reassureDelivery: `Livré en ${promised.fr.home}`,
  reassureDeliveryText: 'Emballé dans du papier, jamais dans du plastique. Offert dès {0}.',
  reassureReturn: 'Trente jours pour changer d’avis',
  reassureReturnText: 'Le retour est gratuit, en point relais ou à la boutique.',
  reassureBroken: 'Cassé ? Remplacé',
  reassureBrokenText: 'Une photo suffit, la nouvelle pièce part le lendemain.',
};
