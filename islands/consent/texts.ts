export const texts = {
  fr: {
    withdrawn:
      'Votre choix est enregistré. Ce qui fonctionnait déjà sur cette page s’arrêtera au prochain chargement.',
    reload: 'Recharger la page',
  },
  nl: {
    withdrawn:
      'Uw keuze is opgeslagen. Wat op deze pagina al actief was, stopt zodra ze opnieuw wordt geladen.',
    reload: 'De pagina opnieuw laden',
  },
  en: {
    withdrawn: 'Your choice is saved. What was running on this page already ends when it is loaded again.',
    reload: 'Reload the page',
  },
};
