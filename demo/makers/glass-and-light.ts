import type { WorkshopDraft } from './model.ts';

export const glassAndLight: readonly WorkshopDraft[] = [
  {
    brand: 3,
    slug: 'verrerie-du-pont',
    piece: 'verre-vin-coteau',
    intro: {
      fr: 'Sous le pont de Jambes, à Namur, trois souffleurs se relaient devant un feu qui ne s’éteint qu’en août.',
      nl: 'Onder de brug van Jambes, in Namen, wisselen drie blazers elkaar af voor een vuur dat alleen in augustus dooft.',
    },
    parts: [
      {
        title: { fr: 'Le souffle', nl: 'De adem' },
        text: {
          fr: 'Un verre commence par une goutte de mille deux cents degrés au bout d’une canne. Il faut souffler peu, tourner sans cesse et s’arrêter à temps.',
          nl: 'Een glas begint met een druppel van twaalfhonderd graden aan een pijp. Het komt erop aan weinig te blazen, te blijven draaien en op tijd te stoppen.',
        },
      },
      {
        title: { fr: 'La recuisson', nl: 'Het koelen' },
        text: {
          fr: 'Une nuit entière pour perdre cinq cents degrés : un verre qui refroidit trop vite garde une tension, et éclate un soir d’hiver, sans raison, sur une table.',
          nl: 'Een hele nacht om vijfhonderd graden te verliezen: een glas dat te snel afkoelt, houdt spanning vast, en springt op een winteravond zomaar op tafel.',
        },
      },
      {
        title: { fr: 'Les bulles', nl: 'De bellen' },
        text: {
          fr: 'Le verre est recyclé : bouteilles, bocaux, vitres de serre. Il reste parfois une bulle. On la laisse ; elle dit d’où il vient.',
          nl: 'Het glas is gerecycleerd: flessen, bokalen, serreruiten. Soms blijft er een bel in. Die mag blijven; ze vertelt waar het vandaan komt.',
        },
      },
    ],
  },
  {
    brand: 5,
    slug: 'lumen',
    piece: 'bougie-pilier-abbaye',
    intro: {
      fr: 'À Louvain, on coule la cire le mardi et on trempe les mèches le jeudi. Le reste du temps, elle durcit.',
      nl: 'In Leuven wordt dinsdag was gegoten en donderdag lont gedoopt. De rest van de tijd hardt ze uit.',
    },
    parts: [
      {
        title: { fr: 'La cire', nl: 'De was' },
        text: {
          fr: 'Du colza d’ici et un peu de cire d’abeille, pour que la flamme soit droite. Pas de parfum : à table, on veut sentir le pain.',
          nl: 'Koolzaad van hier en wat bijenwas, opdat de vlam recht staat. Geen parfum: aan tafel hoort het naar brood te ruiken.',
        },
      },
      {
        title: { fr: 'Quarante bains', nl: 'Veertig baden' },
        text: {
          fr: 'Un cierge est trempé quarante fois. Entre deux bains, on attend que la cire ne marque plus sous le doigt ; c’est ce qui l’empêche de couler.',
          nl: 'Een kaars wordt veertig keer gedoopt. Tussen twee baden is het wachten tot een vinger geen spoor meer laat; daarom druipt ze niet.',
        },
      },
      {
        title: { fr: 'Le soir', nl: 'De avond' },
        text: {
          fr: 'Chaque lot est brûlé une fois, jusqu’au bout, dans la cuisine de l’atelier. Celle qui fume ne part pas.',
          nl: 'Van elke reeks wordt er één helemaal opgebrand, in de keuken van het atelier. Wat rookt, vertrekt niet.',
        },
      },
    ],
  },
];
