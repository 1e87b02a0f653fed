export const texts = {
  fr: {
    calculating: 'Calcul des montants…',
    waiting: 'Nous vérifions le total avant d’envoyer votre commande…',
    changed: (total: string) => `Le total est maintenant de ${total}. Vérifiez-le, puis commandez.`,
    notSaved: 'Votre choix est gardé ici, mais n’a pas pu être enregistré.',
    unread: 'Les montants n’ont pas pu être actualisés. Rien de ce que vous avez rempli n’est perdu.',
    uncertain: 'Le total n’a pas pu être confirmé, et rien n’a été commandé. Réessayez.',
  },
  nl: {
    calculating: 'De bedragen worden berekend…',
    waiting: 'We controleren het totaal voor we uw bestelling versturen…',
    changed: (total: string) => `Het totaal is nu ${total}. Controleer het en bestel dan.`,
    notSaved: 'Uw keuze blijft hier staan, maar kon niet worden opgeslagen.',
    unread: 'De bedragen konden niet worden bijgewerkt. Niets van wat u hebt ingevuld, is verloren.',
    uncertain: 'Het totaal kon niet worden bevestigd, en er is niets besteld. Probeer het opnieuw.',
  },
  en: {
    calculating: 'Calculating the amounts…',
    waiting: 'We are checking the total before your order is sent…',
    changed: (total: string) => `The total is now ${total}. Check it, then order.`,
    notSaved: 'Your choice is kept here, but could not be saved.',
    unread: 'The amounts could not be brought up to date. Nothing that you have written is lost.',
    uncertain: 'The total could not be confirmed, and nothing was ordered. Please try again.',
  },
};
