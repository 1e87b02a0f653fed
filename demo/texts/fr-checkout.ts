import { promised } from './promised.ts';

/** The texts of the one-step order; the Dutch table must have the same keys. */
export const frCheckout = {
  accountType: 'Vous commandez',
  types: { Private: 'À titre privé', Company: 'Pour une entreprise' },
  billing: 'Adresse de facturation',
  shipping: 'Adresse de livraison',
  sameHelp: 'Décochez pour livrer ailleurs, par exemple au bureau ou chez un proche.',
  vatHelp: 'Avec ou sans espaces, par exemple BE 0403.170.701.',
  vatInfoName: 'Plus d’informations sur le numéro de TVA',
  vatInfo:
    'Nous le vérifions auprès du service européen VIES. Une entreprise d’un autre pays de l’Union, livrée hors de Belgique, achète hors TVA (autoliquidation). Si le service ne répond pas, vous pouvez commander : la TVA est alors facturée.',
  vatDemo:
    'Démonstration : FR 83 404 833 048 et NL 009291477B01 sont valables, 301 fait semblant d’un registre en panne.',
  vatValid: 'Numéro de TVA valable.',
  vatInvalid: 'Ce numéro n’est pas enregistré pour la TVA. Vérifiez-le auprès de votre comptable.',
  vatUnknown: 'Le service de vérification ne répond pas. Vous pouvez commander ; la TVA est facturée.',
  vatOutside: 'Les numéros de ce pays ne se vérifient pas ; la TVA est facturée.',
  vatOtherCountry:
    'Ce numéro est celui d’une entreprise établie dans un autre pays ({0}) que la facture ({1}).',
  methodInfo: 'Plus d’informations : {0}',
  methodInfos: {
    home: 'Remis contre signature, du lundi au vendredi, de 8 h à 18 h. Absent ? Le facteur repasse le lendemain.',
    express: 'Commandé avant 14 h, livré le lendemain avant midi, aussi le samedi.',
    relais: `Le colis vous attend ${promised.fr.pickup}. Un e-mail vous prévient ; une pièce d’identité suffit.`,
    poste: `Le colis vous attend ${promised.fr.pickup} au guichet du bureau choisi.`,
  },
  noMethods: 'Nous ne livrons pas encore dans ce pays ({0}). Choisissez une autre adresse de livraison.',
  prepaid: 'Compte prépayé',
  prepaidNone: 'Ne pas utiliser de compte prépayé',
  prepaidAccount: 'Compte « {0} »',
  prepaidBalance: 'Solde : {0}',
  prepaidTaken: 'Compte prépayé',
  due: 'Reste à payer',
  goodsExcl: 'Articles, hors TVA',
  totalReverse: 'Total hors TVA',
  taxReverse: 'TVA (autoliquidation)',
  reverseNote: 'TVA due par le preneur, article 196 de la directive 2006/112/CE.',
  refresh: 'Mettre à jour les montants',
  toPay: 'Total à payer',
  totalChanged: 'Les montants ont changé : il y a maintenant {0} à payer. Vérifiez-les, puis commandez.',
  billTo: 'Facturation',
  paid: 'Tout est payé par votre compte prépayé.',
};
