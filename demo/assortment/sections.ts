import type { Section } from './model.ts';

/** Sections of each category, by its id; a section's id begins with that of its category. */
const drafts: Readonly<Record<number, readonly (readonly [fr: string, nl: string, slugs: string])[]>> = {
  1: [
    ['Mugs', 'Mokken', 'mug-dune mug-ourthe mug-voyage mug-emaille-quai'],
    [
      'Tasses à café & à thé',
      'Koffie- & theekopjes',
      'tasse-expresso-galet tasse-cappuccino-lune tasse-the-bruine',
    ],
    ['Gobelets', 'Bekers', 'gobelet-maree gobelet-strie petit-gobelet-sel'],
  ],
  2: [
    ['Assiettes', 'Borden', 'assiette-plate-grange assiette-creuse-grange assiette-dessert-lichen'],
    ['Bols & coupelles', 'Kommen & schaaltjes', 'bol-matin coupelle-sel bol-ramen-pluie bol-a-anse-potage'],
    ['Plats & saladiers', 'Ovenschotels & slakommen', 'saladier-verger plat-four-braise grand-plat-estran'],
  ],
  3: [
    ['Théières', 'Theepotten', 'theiere-brume theiere-galet theiere-solo'],
    [
      'Carafes & pichets',
      'Karaffen & kannen',
      'carafe-source pichet-lait carafe-gres-nuit carafe-vin-meuse bonbonne-etal',
    ],
    ['Sucriers & crémiers', 'Suikerpotten & roomkannetjes', 'cremier-nuage sucrier-givre'],
  ],
  4: [
    ['Verres à vin & flûtes', 'Wijnglazen & fluiten', 'verre-vin-coteau flute-aube verre-liqueur-prune'],
    [
      'Verres à eau & à bière',
      'Water- & bierglazen',
      'verre-eau-brise gobelet-bulles verre-tonic-canal verre-biere-kermesse',
    ],
    [
      'Coupes, bocaux & photophores',
      'Coupes, bokalen & windlichten',
      'coupe-glacee-givre bocal-cellier photophore-verre-halo',
    ],
  ],
  5: [
    ['Nappes & sets', 'Tafelkleden & placemats', 'nappe-dimanche chemin-de-table-talus set-de-table-chaume'],
    ['Serviettes', 'Servetten', 'serviette-lys serviette-rayee-digue'],
    [
      'Cuisine & pique-nique',
      'Keuken & picknick',
      'torchon-office tablier-atelier manique-braise couverture-pique-nique corbeille-pain-lin',
    ],
  ],
  6: [
    ['Bougies', 'Kaarsen', 'bougie-pilier-abbaye bougies-fuselees bougie-parfumee-sous-bois'],
    ['Vases', 'Vazen', 'vase-lune vase-col-roseau vase-cylindre-quai vase-amphore-halage soliflore-bourgeon'],
    ['Bougeoirs', 'Kandelaars', 'bougeoir-champignon bougeoir-laiton-tige'],
  ],
};

/**
 * Returns the sections of a category.
 *
 * @param categoryId The category's id.
 */
export const sectionsOf = (categoryId: number): readonly Section[] =>
  (drafts[categoryId] ?? []).map(([fr, nl, slugs], index) => ({
    id: categoryId * 10 + index + 1,
    categoryId,
    name: { fr, nl },
    slugs: new Set(slugs.split(' ')),
  }));

export const findSection = (id: number): Section | undefined =>
  sectionsOf(Math.floor(id / 10)).find((section) => section.id === id);
