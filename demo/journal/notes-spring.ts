import { note, type Article } from './model.ts';

/** Short news from January to May 2026. */
export const notesOfSpring: readonly Article[] = [
  note(
    ['asperges-du-limbourg', '2026-05-21', 3, 'grand-plat-estran', 'table'],
    ['Le mois des asperges', 'De aspergemaand'],
    [
      'Un plat long, du beurre, un œuf dur : il ne faut rien d’autre.',
      'Een lange schotel, boter, een hardgekookt ei: meer hoeft er niet.',
    ],
    [
      'Le plat Estran passe au four tiède le temps de faire fondre le beurre. Les asperges s’y couchent toutes dans le même sens, et la table se tait.',
      'De schotel Estran gaat even in een lauwe oven tot de boter smelt. De asperges liggen er allemaal in dezelfde richting, en de tafel wordt stil.',
    ],
  ),
  note(
    ['semis-de-lin', '2026-05-06', 2, 'chemin-de-table-talus', 'detail'],
    ['Le lin lève', 'Het vlas komt op'],
    [
      'Trois centimètres, un vert presque gris, et déjà le vent dedans.',
      'Drie centimeter, een groen dat bijna grijs is, en er zit al wind in.',
    ],
    [
      'Le champ de Wevelgem a été semé avec dix jours de retard. La fibre sera plus courte, donc plus souple : bon pour les serviettes, moins pour les nappes.',
      'Het veld in Wevelgem is tien dagen later ingezaaid. De vezel wordt korter, dus soepeler: goed voor servetten, minder voor tafellakens.',
    ],
  ),
  note(
    ['portes-ouvertes-avril', '2026-04-25', 41, 'vase-amphore-halage', 'table'],
    ['Portes ouvertes aux cinq ateliers', 'Opendeur in de vijf ateliers'],
    [
      'Un week-end, cinq adresses, un carnet à tamponner.',
      'Eén weekend, vijf adressen, één boekje om te laten stempelen.',
    ],
    [
      'Qui a les cinq tampons reçoit le petit soliflore de l’année. On y va à vélo par le halage : soixante-deux kilomètres, presque plats.',
      'Wie de vijf stempels heeft, krijgt het bloemvaasje van het jaar. U fietst er langs het jaagpad naartoe: tweeënzestig kilometer, bijna vlak.',
    ],
  ),
  note(
    ['premiers-radis', '2026-04-09', 3, 'assiette-dessert-lichen', 'table'],
    ['Les premiers radis', 'De eerste radijsjes'],
    [
      'Sel, beurre, pain : trois coupelles et l’apéritif est prêt.',
      'Zout, boter, brood: drie schaaltjes en het aperitief is klaar.',
    ],
    [
      'Gardez les fanes : un tour de mixeur avec des noisettes et de l’huile, et le lendemain devient un repas aussi.',
      'Hou het loof bij: even mixen met hazelnoten en olie, en ook de dag erna is een maaltijd.',
    ],
  ),
  note(
    ['pinces-et-cannes', '2026-03-26', 1, 'flute-aube', 'detail'],
    ['Les outils du souffleur', 'Het gereedschap van de glasblazer'],
    [
      'Une canne, deux pinces, un journal mouillé : le reste est dans l’épaule.',
      'Een pijp, twee tangen, een natte krant: de rest zit in de schouder.',
    ],
    [
      'Le journal doit être sans couleur, plié en huit, et trempé une nuit. Il glisse sur le verre à neuf cents degrés sans jamais prendre feu.',
      'De krant moet zonder kleur zijn, in acht gevouwen, een nacht geweekt. Ze glijdt over glas van negenhonderd graden en vat nooit vuur.',
    ],
  ),
  note(
    ['livraison-a-velo', '2026-03-10', 4, 'mug-voyage', 'studio'],
    ['Livré à vélo dans trois villes', 'Met de fiets geleverd in drie steden'],
    [
      'Namur, Liège et Gand reçoivent nos colis en cargo, sans supplément.',
      'Namen, Luik en Gent krijgen onze pakjes per bakfiets, zonder toeslag.',
    ],
    [
      'Le coursier sonne deux fois et garde le colis si personne n’ouvre. Le lendemain il repasse ; après cela, il vous écrit.',
      'De koerier belt twee keer en houdt het pakje bij als niemand opendoet. De dag erna komt hij terug; daarna schrijft hij u.',
    ],
  ),
  note(
    ['reparer-kintsugi', '2026-02-19', 2, 'coupelle-sel', 'detail'],
    ['Réparer plutôt que jeter', 'Herstellen in plaats van weggooien'],
    [
      'Une fêlure, de la laque, un peu d’or : le bol a une histoire de plus.',
      'Een barst, lak, een beetje goud: de kom heeft er een verhaal bij.',
    ],
    [
      'La laque sèche trois semaines dans une boîte humide. Le bol ne passera plus au lave-vaisselle, mais il ne quittera plus la table non plus.',
      'De lak droogt drie weken in een vochtige doos. In de vaatwasser mag de kom niet meer, maar van tafel gaat ze ook niet meer.',
    ],
  ),
  note(
    ['pain-perdu', '2026-02-05', 3, 'plat-four-braise', 'table'],
    ['Le pain perdu de la Chandeleur', 'Verloren brood voor Lichtmis'],
    [
      'Au four, dans un seul plat, pour six personnes qui ont froid.',
      'In de oven, in één schotel, voor zes mensen die het koud hebben.',
    ],
    [
      'Tranches de cramique, lait, œufs, une nuit au frais. Vingt-cinq minutes à cent quatre-vingts degrés ; le plat Braise reste chaud jusqu’au dernier qui se lève.',
      'Sneetjes kramiek, melk, eieren, een nacht in de koelkast. Vijfentwintig minuten op honderdtachtig graden; de schotel Braise blijft warm tot de laatste opstaat.',
    ],
  ),
  note(
    ['inventaire-de-janvier', '2026-01-22', 4, 'bocal-cellier', 'studio'],
    ['L’inventaire, pièce par pièce', 'De inventaris, stuk voor stuk'],
    [
      'Onze mille quatre cent douze objets, deux jours, une seule tasse perdue.',
      'Elfduizend vierhonderdtwaalf voorwerpen, twee dagen, één kopje kwijt.',
    ],
    [
      'Elle était dans l’évier. Nous en avons profité pour ranger par couleur, et pour remettre en vente trente pièces que tout le monde croyait vendues.',
      'Het stond in de gootsteen. We hebben meteen op kleur gerangschikt, en dertig stukken die iedereen verkocht waande, staan weer te koop.',
    ],
  ),
  note(
    ['premiere-fournee', '2026-01-09', 1, 'assiette-creuse-grange', 'table'],
    ['La première fournée de l’année', 'De eerste stook van het jaar'],
    [
      'Voûte neuve, nerfs de tous : six cents pièces, et seulement neuf fêlées.',
      'Nieuw gewelf, gespannen zenuwen: zeshonderd stukken, en maar negen met een barst.',
    ],
    [
      'Le four monte plus vite et tient mieux sa chaleur. Il brûle un stère de moins par cuisson ; nous plantons la différence derrière l’atelier.',
      'De oven warmt sneller op en houdt de hitte beter vast. Hij verbruikt een stère minder per stook; het verschil planten we achter het atelier.',
    ],
  ),
];
