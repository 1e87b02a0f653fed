import type { WorkshopDraft } from './model.ts';

export const potters: readonly WorkshopDraft[] = [
  {
    brand: 1,
    slug: 'atelier-ourthe',
    piece: 'vase-lune',
    intro: {
      fr: 'Deux potiers, un four à bois et une rivière en contrebas : à Durbuy, le grès prend son temps.',
      nl: 'Twee pottenbakkers, een houtoven en een rivier beneden: in Durbuy neemt steengoed zijn tijd.',
    },
    parts: [
      {
        title: { fr: 'La terre', nl: 'De klei' },
        text: {
          fr: 'L’argile vient du Westerwald, en blocs de dix kilos. Elle repose un mois à la cave, sous des linges mouillés, avant que l’on y touche : une terre que l’on bouscule se fend au séchage.',
          nl: 'De klei komt uit het Westerwald, in blokken van tien kilo. Ze rust een maand in de kelder, onder natte doeken, voor iemand ze aanraakt: klei die u opjaagt, scheurt bij het drogen.',
        },
      },
      {
        title: { fr: 'Le tour', nl: 'De draaischijf' },
        text: {
          fr: 'Mathilde tourne le matin, Hugo l’après-midi. Un mug demande quatre minutes, une théière une heure et trois pièces qui doivent s’aimer : corps, bec et couvercle sèchent ensemble.',
          nl: 'Mathilde draait ’s morgens, Hugo ’s middags. Een mok vraagt vier minuten, een theepot een uur en drie delen die het met elkaar moeten kunnen vinden: buik, tuit en deksel drogen samen.',
        },
      },
      {
        title: { fr: 'Le feu', nl: 'Het vuur' },
        text: {
          fr: 'Le four est allumé six fois par an. Il faut un stère et demi de hêtre et trente heures de veille ; la cendre qui vole fait le reste.',
          nl: 'De oven brandt zes keer per jaar. Daar gaat anderhalve stère beuk in, en dertig uur waken; de as die rondvliegt, doet de rest.',
        },
      },
    ],
  },
  {
    brand: 2,
    slug: 'klei-en-zoon',
    piece: 'mug-dune',
    intro: {
      fr: 'Au bord du canal, à Gand, un père et son fils moulent et tournent la vaisselle de tous les jours.',
      nl: 'Aan het kanaal in Gent gieten en draaien een vader en zijn zoon het servies van elke dag.',
    },
    parts: [
      {
        title: { fr: 'Tous les jours', nl: 'Elke dag' },
        text: {
          fr: 'Ici, rien n’est fait pour la vitrine. Une assiette passe au lave-vaisselle trois mille fois avant que Wouter ne lui trouve un défaut ; il tient le compte dans un cahier.',
          nl: 'Hier wordt niets voor de vitrine gemaakt. Een bord gaat drieduizend keer in de vaatwasser voor Wouter er een fout aan vindt; hij houdt het bij in een schrift.',
        },
      },
      {
        title: { fr: 'Le moucheté', nl: 'De spikkels' },
        text: {
          fr: 'Les points bruns sont du fer, tamisé dans la terre. Ils remontent à la cuisson, jamais deux fois au même endroit.',
          nl: 'De bruine stippen zijn ijzer, door de klei gezeefd. Bij het bakken komen ze boven, nooit twee keer op dezelfde plek.',
        },
      },
      {
        title: { fr: 'Le fils', nl: 'De zoon' },
        text: {
          fr: 'Daan a repris les moules de son grand-père et les a redessinés d’un millimètre : la lèvre est plus fine, l’anse laisse passer deux doigts. Personne ne l’a remarqué ; tout le monde les préfère.',
          nl: 'Daan nam de mallen van zijn grootvader over en hertekende ze met één millimeter: de rand is fijner, het oor laat twee vingers door. Niemand zag het; iedereen verkiest ze.',
        },
      },
    ],
  },
];
