import type { WorkshopDraft } from './model.ts';

export const weavers: readonly WorkshopDraft[] = [
  {
    brand: 4,
    slug: 'maison-lys',
    piece: 'nappe-dimanche',
    intro: {
      fr: 'Quatre métiers, une cour pavée et le lin des champs voisins : à Courtrai, la Lys sert encore à quelque chose.',
      nl: 'Vier weefgetouwen, een binnenplaats en vlas van de velden ernaast: in Kortrijk is de Leie nog ergens goed voor.',
    },
    parts: [
      {
        title: { fr: 'Le champ', nl: 'Het veld' },
        text: {
          fr: 'Le lin fleurit une matinée. Cent jours après le semis, il est arraché, jamais fauché : la fibre va jusqu’à la racine.',
          nl: 'Vlas bloeit één ochtend. Honderd dagen na het zaaien wordt het uitgetrokken, nooit gemaaid: de vezel loopt tot in de wortel.',
        },
      },
      {
        title: { fr: 'Le métier', nl: 'Het getouw' },
        text: {
          fr: 'Les métiers ont l’âge de la maison. Ils tissent lentement, soixante coups à la minute, et laissent une lisière que l’on ne coupe pas.',
          nl: 'De getouwen zijn zo oud als het huis. Ze weven traag, zestig slagen per minuut, en laten een zelfkant die niemand afknipt.',
        },
      },
      {
        title: { fr: 'La lessive', nl: 'De was' },
        text: {
          fr: 'Chaque pièce est lavée à la pierre avant de partir. Elle est déjà froissée, déjà douce, et ne rétrécira plus.',
          nl: 'Elk stuk wordt met stenen gewassen voor het vertrekt. Het is al gekreukt, al zacht, en krimpt niet meer.',
        },
      },
    ],
  },
];
