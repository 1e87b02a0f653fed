/** Texts of the turning view. */
export const texts = {
  fr: {
    view: 'Tourner le produit',
    frame: (position: number, count: number) => `Vue ${position} sur ${count}`,
    rotate: 'Faire tourner',
    stop: 'Arrêter la rotation',
    loading: 'Chargement des vues',
    failed: 'Les autres vues n’ont pas pu être chargées.',
    retry: 'Réessayer',
  },
  nl: {
    view: 'Het product draaien',
    frame: (position: number, count: number) => `Beeld ${position} van ${count}`,
    rotate: 'Laten draaien',
    stop: 'Stoppen met draaien',
    loading: 'De beelden worden geladen',
    failed: 'De andere beelden konden niet worden geladen.',
    retry: 'Opnieuw proberen',
  },
  en: {
    view: 'Turn the product',
    frame: (position: number, count: number) => `View ${position} of ${count}`,
    rotate: 'Let it turn',
    stop: 'Stop turning',
    loading: 'Loading the views',
    failed: 'The other views could not be loaded.',
    retry: 'Try again',
  },
};
