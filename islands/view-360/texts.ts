/** Words of the turning view. */
export const texts = {
  fr: {
    view: 'Tourner le produit',
    frame: (place: number, count: number) => `Vue ${place} sur ${count}`,
    turn: 'Faire tourner',
    stop: 'Arrêter la rotation',
    loading: 'Chargement des vues',
    failed: 'Les autres vues n’ont pas pu être chargées.',
    retry: 'Réessayer',
  },
  nl: {
    view: 'Het product draaien',
    frame: (place: number, count: number) => `Beeld ${place} van ${count}`,
    turn: 'Laten draaien',
    stop: 'Stoppen met draaien',
    loading: 'Beelden worden geladen',
    failed: 'De andere beelden konden niet worden geladen.',
    retry: 'Opnieuw proberen',
  },
  en: {
    view: 'Turn the product',
    frame: (place: number, count: number) => `View ${place} of ${count}`,
    turn: 'Let it turn',
    stop: 'Stop turning',
    loading: 'Loading the views',
    failed: 'The other views could not be loaded.',
    retry: 'Try again',
  },
};
