import { words, type Article } from './model.ts';

/** The long texts. */
export const stories: readonly Article[] = [
  {
    slug: 'four-durbuy',
    date: '2026-11-12',
    category: 1,
    product: 'vase-lune',
    view: 'table',
    title: words('Une nuit au four de Durbuy', 'Een nacht bij de oven in Durbuy'),
    intro: words(
      'Mille deux cent quatre-vingts degrés, trente heures et une porte que personne n’ouvre : comment le grès reçoit sa couleur.',
      'Twaalfhonderdtachtig graden, dertig uur en een deur die niemand opent: zo krijgt steengoed zijn kleur.',
    ),
    parts: [
      {
        title: words('Avant la chaleur', 'Voor de hitte'),
        text: words(
          'Les pièces sèchent dix jours sur des planches de hêtre. Un pot qui garde un peu d’eau éclate ; on le sait à son poids, et à sa fraîcheur contre la joue. Ce qui est sec est poncé à l’éponge, puis plongé dans l’émail, une seconde, pas plus.',
          'De stukken drogen tien dagen op beuken planken. Een pot waarin nog water zit, springt; u merkt het aan zijn gewicht, en aan de koelte tegen uw wang. Wat droog is, wordt met een spons geschuurd en één tel in het glazuur gedoopt, niet langer.',
        ),
      },
      {
        title: words('Trente heures', 'Dertig uur'),
        text: words(
          'Le feu monte lentement, cent degrés à l’heure, et redescend plus lentement encore. Vers la fin, les cendres du bois se posent sur les épaules des vases et y fondent. C’est pourquoi deux vases Lune ne se ressemblent jamais tout à fait.',
          'Het vuur stijgt traag, honderd graden per uur, en daalt nog trager. Tegen het einde landt de as van het hout op de schouders van de vazen en smelt daar. Daarom lijken twee Maan-vazen nooit helemaal op elkaar.',
        ),
      },
      {
        title: words('La porte', 'De deur'),
        text: words(
          'On ouvre au matin, quand la brique ne brûle plus la main. Une pièce sur douze a une fissure ou un émail qui a coulé : elle reste à l’atelier. Les autres partent pour Namur dans du papier.',
          '’s Morgens gaat de deur open, als de steen de hand niet meer verbrandt. Eén stuk op twaalf heeft een barst of glazuur dat is gaan lopen: dat blijft in het atelier. De andere vertrekken naar Namen, in papier.',
        ),
      },
    ],
  },
  {
    slug: 'lin-de-la-lys',
    date: '2026-10-28',
    category: 2,
    product: 'nappe-dimanche',
    view: 'table',
    title: words('Le lin, de la Lys à la table', 'Linnen, van de Leie tot de tafel'),
    intro: words(
      'Cent jours au champ, quelques semaines de pluie, un métier à tisser : le tissu qui devient plus beau à chaque lessive.',
      'Honderd dagen op het veld, enkele weken regen, een weefgetouw: de stof die bij elke wasbeurt mooier wordt.',
    ),
    parts: [
      {
        title: words('Cent jours', 'Honderd dagen'),
        text: words(
          'On sème en mars, on arrache en juillet, racines comprises. Les tiges restent couchées sur le champ : la rosée et la pluie défont ce qui colle les fibres. Trop peu de pluie, et la fibre casse ; trop, et elle devient grise.',
          'In maart wordt gezaaid, in juli getrokken, met wortel en al. De stengels blijven op het veld liggen: dauw en regen maken los wat de vezels bindt. Te weinig regen en de vezel breekt, te veel en ze wordt grauw.',
        ),
      },
      {
        title: words('Comment l’entretenir', 'Hoe het mooi blijft'),
        text: words(
          'À quarante degrés, sans adoucissant, et séché à l’air. Le lin se repasse encore humide, ou pas du tout : les plis font partie de la table.',
          'Op veertig graden, zonder wasverzachter, en aan de lucht gedroogd. Strijk het als het nog vochtig is, of helemaal niet: plooien horen bij de tafel.',
        ),
      },
    ],
  },
  {
    slug: 'table-d-hiver',
    date: '2026-10-09',
    category: 3,
    product: 'bougie-pilier-abbaye',
    view: 'table',
    title: words('Une table d’hiver en cinq gestes', 'Een wintertafel in vijf stappen'),
    intro: words(
      'Peu de choses, bien choisies : ce que nous mettons sur la table quand la nuit tombe à cinq heures.',
      'Weinig dingen, goed gekozen: wat wij op tafel zetten als het om vijf uur donker wordt.',
    ),
    parts: [
      {
        title: words('La lumière d’abord', 'Eerst het licht'),
        text: words(
          'Trois hauteurs de bougies, jamais au milieu : la flamme se place entre les convives, pas devant leurs yeux. Une coupelle d’eau en dessous rend la lumière deux fois.',
          'Kaarsen op drie hoogtes, nooit in het midden: de vlam staat tussen de gasten, niet voor hun ogen. Een schaaltje water eronder geeft het licht twee keer terug.',
        ),
      },
      {
        title: words('Puis le grès', 'Dan het steengoed'),
        text: words(
          'Une assiette mate sous un bol brillant, et une seule couleur qui revient : celle de la nappe. Le reste peut venir du placard de la grand-mère.',
          'Een mat bord onder een glanzende kom, en één kleur die terugkomt: die van het tafellaken. De rest mag uit grootmoeders kast komen.',
        ),
      },
    ],
  },
  {
    slug: 'souffler-le-verre',
    date: '2026-09-18',
    category: 1,
    product: 'gobelet-bulles',
    view: 'detail',
    title: words('Pourquoi nos verres ont des bulles', 'Waarom onze glazen bellen hebben'),
    intro: words(
      'À Namur, un souffleur et son apprentie font six cents verres par semaine. Aucun n’est parfait, et c’est voulu.',
      'In Namen maken een glasblazer en zijn leerlinge zeshonderd glazen per week. Geen enkel is volmaakt, en dat is de bedoeling.',
    ),
    parts: [
      {
        title: words('Une matière qui vit', 'Materie die leeft'),
        text: words(
          'Le verre recyclé fond moins haut et garde un peu d’air. On pourrait le chasser avec du plomb ou de l’arsenic, comme autrefois. Nous préférons les bulles.',
          'Gerecycleerd glas smelt lager en houdt wat lucht vast. Die kan eruit met lood of arseen, zoals vroeger. Wij houden liever de bellen.',
        ),
      },
      {
        title: words('La main', 'De hand'),
        text: words(
          'Chaque verre passe quarante secondes au bout de la canne. Le fond est un peu plus lourd que le bord : posé, il ne glisse pas ; porté, il tient tout seul dans la main.',
          'Elk glas zit veertig seconden aan de blaaspijp. De bodem is iets zwaarder dan de rand: neergezet glijdt het niet weg, opgetild ligt het vanzelf in de hand.',
        ),
      },
    ],
  },
];
