import { promised } from './promised.ts';

/** What the shop promises: delivery, returns and the terms of sale. */
export const frPromises = {
  delivery: {
    title: 'Livraison et retours',
    lead: 'Ce qui part de chez nous arrive entier, ou revient à nos frais.',
    onThisPage: 'Sur cette page',
    toCountry: 'Livraison ({0})',
    free: 'Offerte',
    missing: 'Plus que {0} pour la livraison offerte.',
    ofWhich: 'dont {0} de livraison',
    times: 'Délais et frais',
    timesText: `Une commande passée avant 14 h part le jour même de Namur et arrive en ${promised.fr.home}. La livraison coûte 5 € en Belgique et rien dès 60 € ; aux Pays-Bas, en France, au Luxembourg et en Allemagne, elle coûte 9 €.`,
    timesHead: ['Pays', 'Délai', 'Frais'],
    timesRows: [
      ['Belgique', promised.fr.daysTo('BE'), '5 €, offerts dès 60 €'],
      ['Pays-Bas, France, Luxembourg', promised.fr.daysTo('NL'), '9 €'],
      ['Allemagne', promised.fr.daysTo('DE'), '9 €'],
    ],
    pickup: 'Point relais et boutique',
    pickupText: `Le colis attend ${promised.fr.pickup} au point relais de votre choix, ou un mois à la boutique de Namur. Vous recevez un e-mail dès qu’il y est ; une pièce d’identité suffit.`,
    returns: 'Retours',
    returnsText:
      'Vous avez trente jours pour changer d’avis. Remettez la pièce dans son papier, collez l’étiquette et déposez le colis au point relais : le retour ne coûte rien et le remboursement part le lendemain.',
    label: 'Imprimer l’étiquette de retour',
    labelText:
      'L’étiquette se trouve dans l’e-mail qui annonce le départ de votre colis. Pas d’imprimante ? Le point relais l’imprime : montrez-lui le numéro de la commande.',
    broken: 'Une pièce est arrivée cassée',
    brokenText:
      'Envoyez-nous une photo dans les quatorze jours. La nouvelle pièce part le lendemain ; l’ancienne peut rester chez vous.',
    writeUs: 'Envoyer une photo',
    brief: `Livré en ${promised.fr.home}, offert dès 60 € en Belgique. Retour gratuit pendant trente jours.`,
  },
  terms: {
    title: 'Conditions de vente',
    lead: 'Elles s’appliquent à toute commande sur ce site. Votre panier ne vous engage à rien ; la commande, si.',
    parts: [
      [
        'Prix et commande',
        'Les prix sont en euros, TVA de 21 % comprise ; les frais de livraison s’ajoutent avant la commande et sont indiqués dans le total. La vente est conclue quand vous recevez l’e-mail de confirmation.',
      ],
      [
        'Paiement',
        `Vous payez par carte ou Bancontact à la commande, ou par virement dans les ${promised.fr.payment}, avec la communication que nous vous donnons. Les pièces restent les nôtres jusque-là.`,
      ],
      [
        'Livraison',
        'Nous livrons en Belgique, aux Pays-Bas, en France, au Luxembourg et en Allemagne. Ce qui se casse en route est à notre charge.',
      ],
      [
        'Droit de rétractation',
        'La loi vous donne quatorze jours pour renoncer à votre achat sans dire pourquoi ; nous vous en donnons trente. Nous remboursons le prix et la livraison la moins chère dès que le colis est revenu.',
      ],
      ['Garantie', 'La garantie légale est de deux ans. Écrivez-nous, avec une photo si possible.'],
      [
        'Qui nous sommes',
        'Îlot SA, Rue des Potiers 12, 5000 Namur. C’est une boutique de démonstration : rien n’est vendu ni envoyé.',
      ],
    ],
  },
};
