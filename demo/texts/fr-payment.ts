/** The texts of payment; the Dutch table must have the same keys. */
export const frPayment = {
  title: 'Payer la commande {0}',
  placed: 'Votre commande est enregistrée. Il reste à la payer.',
  due: 'À payer',
  method: 'Moyen de paiement',
  prepaid: 'Compte prépayé (facultatif)',
  noPrepaid: 'Ne pas utiliser',
  account: '{0}, solde {1}',
  accountTooLow: '{0}, solde {1} : ne suffit pas',
  Card: 'Carte bancaire',
  CardHelp: 'Visa, Mastercard, Bancontact avec numéro de carte.',
  BankTransfer: 'Virement bancaire',
  transferTitle: 'Par virement',
  transfer:
    'Versez {0} sur le compte BE71 0961 2345 6769, communication {1}. Nous expédions dès que le montant est arrivé.',
  cardTitle: 'Votre carte',
  cardSafe:
    'Les champs appartiennent au prestataire de paiement : Îlot ne voit jamais votre numéro de carte.',
  cardNeedsScript:
    'Le paiement par carte demande JavaScript. Activez-le et rechargez la page, ou choisissez le virement.',
  choose: 'Choisissez un moyen de paiement.',
  notCovered: 'Ce compte prépayé ne couvre pas le montant ; rien n’a été débité.',
  covered: 'Le compte prépayé couvre tout.',
  submit: 'Confirmer',
  back: 'Retour à la commande',
  pay: 'Payer en ligne maintenant',
  payTitle: 'Paiement',
  toPay: 'Payez par carte ou avec un compte prépayé, ou par virement :',
  paidBy: {
    Card: 'Cette commande est payée par carte.',
    BankTransfer: 'Cette commande est payée par virement.',
    Prepaid: 'Cette commande est payée avec votre compte prépayé.',
  },
  returned: 'Un paiement de {0} est arrivé en trop pour cette commande ; il vous est remboursé.',
  noOrder: 'Cette commande n’existe pas.',
  nothingDue: 'Cette commande est déjà payée ; rien n’a été débité une seconde fois.',
  testTitle: 'Cartes d’essai de cette démonstration',
  testHelp:
    'Toute date d’expiration à venir, tout code de trois chiffres. Aucune vraie carte n’est acceptée.',
  testCards: {
    authorise: 'acceptée',
    refuse: 'refusée par la banque',
    challenge: 'la banque demande une confirmation dans la page (3-D Secure)',
    redirect: 'la banque demande une confirmation sur sa propre page',
    expire: 'la session de paiement expire',
  },
};
