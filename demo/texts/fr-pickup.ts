import { promised } from './promised.ts';

/** The texts of pickup points; the Dutch table must have the same keys. */
export const frPickup = {
  title: 'Choisir un point relais',
  intro: `Votre colis vous attend ${promised.fr.pickup} au point que vous choisissez.`,
  methods: {
    home: 'À domicile',
    express: 'Express, le lendemain',
    relais: 'Point relais',
    poste: 'Bureau de poste',
  },
  homeHelp: 'À l’adresse ci-dessus.',
  chosen: 'Retrait : {0}',
  choose: 'Choisir un point relais',
  choosePost: 'Choisir un bureau de poste',
  change: 'Changer de point',
  where: 'Où cherchez-vous ?',
  postalCode: 'Code postal',
  city: 'Localité',
  search: 'Chercher',
  points: 'Points relais',
  none: 'Aucun point relais ici. Essayez un autre code postal.',
  select: 'Choisir ce point',
  back: 'Retour à la commande',
  noPoint: 'Choisissez un point dans la liste.',
  mapCredit: 'Carte dessinée pour la démonstration',
};
