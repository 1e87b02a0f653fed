/** What the shop says of cookies. */
export const frCookies = {
  title: 'Cookies',
  lead: 'Îlot ne garde que ce dont la boutique a besoin. Le reste, c’est vous qui en décidez, et vous pouvez changer d’avis à tout moment.',
  bannerTitle: 'Des cookies, avec ou sans ?',
  banner: 'La boutique fonctionne sans. Avec votre accord, ils nous disent ce qui plaît, et rien d’autre.',
  settings: 'Choisir en détail',
  manage: 'Gérer les cookies',
  necessary: 'Nécessaires',
  necessaryText: 'Votre panier, votre langue et ce choix-ci. Sans eux, la boutique ne peut pas vous servir.',
  categories: [
    ['preferences', 'Préférences', 'Retiennent comment vous aimez voir la boutique.'],
    ['statistics', 'Statistiques', 'Comptent les pages lues, sans dire par qui.'],
    ['marketing', 'Marketing', 'Montrent ailleurs ce que vous avez regardé ici.'],
  ],
  gpc: 'Votre navigateur demande que rien ne soit transmis : « Marketing » n’est pas coché.',
  accept: 'Tout accepter',
  decline: 'Tout refuser',
  save: 'Enregistrer ce choix',
  open: 'Vous n’avez pas encore choisi.',
  all: 'Vous acceptez tous les cookies.',
  none: 'Vous refusez tous les cookies facultatifs.',
  some: 'Vous acceptez : {0}. Vous refusez : {1}.',
};
