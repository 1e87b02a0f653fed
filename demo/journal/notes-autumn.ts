import { note, type Article } from './model.ts';

/** Short news from June to November 2026. */
export const notesOfAutumn: readonly Article[] = [
  note(
    ['carte-cadeau', '2026-11-12', 4, 'soliflore-bourgeon', 'table'],
    ['Une carte à offrir, sans date', 'Een cadeaubon zonder datum'],
    [
      'Imprimée sur du papier de lin, valable tant que nous existons.',
      'Gedrukt op linnenpapier, geldig zolang we bestaan.',
    ],
    [
      'Elle s’utilise en plusieurs fois, en boutique comme en ligne. Si vous la perdez, votre nom suffit : nous tenons un grand cahier.',
      'U gebruikt hem in meerdere keren, in de winkel en online. Bent u hem kwijt, dan volstaat uw naam: we houden een groot schrift bij.',
    ],
  ),
  note(
    ['atelier-d-hiver', '2026-11-05', 41, 'bougeoir-champignon', 'table'],
    ['L’atelier d’hiver ouvre ce soir', 'Het winteratelier opent vanavond'],
    [
      'De dix-sept à vingt et une heures, vin chaud et tour de potier libre.',
      'Van zeventien tot eenentwintig uur, glühwein en een vrije draaischijf.',
    ],
    [
      'Mettez de vieux habits. Ce que vous tournez est cuit en décembre ; nous vous écrivons quand c’est prêt – et si la pièce a survécu.',
      'Trek oude kleren aan. Wat u draait, wordt in december gebakken; we schrijven u als het klaar is, en of het het vuur overleefd heeft.',
    ],
  ),
  note(
    ['table-du-soir', '2026-11-05', 3, 'saladier-verger', 'table'],
    ['Ce que nous servons ce soir', 'Wat we vanavond serveren'],
    ['Salade de chicons, noix, vieux fromage d’Orval.', 'Witloofsalade, noten, oude Orvalkaas.'],
    [
      'Coupez les chicons au dernier moment, ils brunissent. La sauce se fait dans le fond du saladier, avant tout le reste.',
      'Snij het witloof op het laatste moment, het wordt bruin. De saus maakt u onderin de slakom, voor al de rest.',
    ],
  ),
  note(
    ['cire-d-abeille', '2026-11-05', 2, 'bougie-parfumee-sous-bois', 'detail'],
    ['La cire des ruches de Rochefort', 'Was uit de korven van Rochefort'],
    [
      'Onze ruches, quarante kilos, et l’odeur de tout un été.',
      'Elf korven, veertig kilo, en de geur van een hele zomer.',
    ],
    [
      'La cire brute est filtrée deux fois dans de la toile de lin. Elle brûle plus lentement que la paraffine, et sans jamais noircir le verre.',
      'De ruwe was wordt twee keer door linnen gezeefd. Ze brandt trager dan paraffine, en maakt het glas nooit zwart.',
    ],
  ),
  note(
    ['laiton-de-dinant', '2026-11-05', 1, 'bougeoir-laiton-tige', 'studio'],
    ['Le laiton se martèle à Dinant', 'In Dinant wordt messing gehamerd'],
    [
      'Huit cents coups pour une tige droite, et l’oreille pour savoir quand arrêter.',
      'Achthonderd slagen voor een rechte steel, en het oor om te weten wanneer het genoeg is.',
    ],
    [
      'Quand le son devient clair, le métal est tendu : un coup de plus et il se fend. L’apprenti met deux ans à l’entendre.',
      'Wordt de klank helder, dan staat het metaal gespannen: nog één slag en het scheurt. De leerjongen doet er twee jaar over om het te horen.',
    ],
  ),
  note(
    ['biere-de-saison', '2026-10-09', 3, 'verre-biere-kermesse', 'table'],
    ['Un verre pour la bière de saison', 'Een glas voor het seizoensbier'],
    [
      'Évasé, épais au fond, et assez large pour le nez.',
      'Wijd, dik onderaan, en breed genoeg voor de neus.',
    ],
    [
      'Rincez-le à l’eau froide sans l’essuyer : la mousse tient deux fois plus longtemps sur un verre mouillé.',
      'Spoel het met koud water en droog het niet af: op een nat glas houdt het schuim dubbel zo lang.',
    ],
  ),
  note(
    ['nouveaux-coloris', '2026-10-09', 4, 'mug-dune', 'studio'],
    ['Trois couleurs de plus pour le mug Dune', 'Drie kleuren erbij voor de mok Dune'],
    [
      'Mousse, argile et un bleu que personne n’a su nommer.',
      'Mos, klei en een blauw waarvoor niemand een naam vond.',
    ],
    [
      'Nous l’avons appelé « lundi ». Les anciennes couleurs restent : ce qui est cassé se remplace, même dix ans après.',
      'We hebben het ‘maandag’ genoemd. De oude kleuren blijven: wat breekt, is te vervangen, ook na tien jaar.',
    ],
  ),
  note(
    ['journees-du-patrimoine', '2026-09-12', 41, 'carafe-gres-nuit', 'table'],
    ['Le four ancien se visite', 'De oude oven is te bezoeken'],
    [
      'Deux jours par an, on entre dans celui de 1871, et on y tient debout.',
      'Twee dagen per jaar mag u in die van 1871, en u kunt er rechtop staan.',
    ],
    [
      'Les parois brillent comme du verre noir : cent ans de cendre fondue. Prenez une laine, il y fait douze degrés même en septembre.',
      'De wanden glanzen als zwart glas: honderd jaar gesmolten as. Neem een trui mee, het is er twaalf graden, ook in september.',
    ],
  ),
  note(
    ['confiture-de-mirabelles', '2026-08-20', 3, 'bocal-cellier', 'table'],
    ['Mirabelles en bocal', 'Mirabellen in een bokaal'],
    [
      'Un kilo de fruits, six cents grammes de sucre, et la nuit entre les deux.',
      'Een kilo fruit, zeshonderd gram suiker, en een nacht ertussen.',
    ],
    [
      'Laissez macérer jusqu’au matin, puis cuisez douze minutes, pas plus. Le bocal Cellier se remplit bouillant, posé sur un torchon plié.',
      'Laat tot de ochtend staan, kook dan twaalf minuten, niet langer. De bokaal Cellier vult u kokend heet, op een gevouwen theedoek.',
    ],
  ),
  note(
    ['vacances-des-ateliers', '2026-07-16', 4, 'serviette-rayee-digue', 'table'],
    ['Les ateliers sont à la mer', 'De ateliers zijn aan zee'],
    [
      'Du 18 juillet au 9 août, rien ne se tourne, rien ne se tisse.',
      'Van 18 juli tot 9 augustus wordt er niets gedraaid en niets geweven.',
    ],
    [
      'La boutique reste ouverte et les colis partent. Ce qui manque revient fin août ; laissez votre adresse, nous vous prévenons.',
      'De winkel blijft open en pakjes vertrekken. Wat op is, komt eind augustus terug; laat uw adres achter, we houden u op de hoogte.',
    ],
  ),
  note(
    ['torchon-centenaire', '2026-06-25', 2, 'torchon-office', 'detail'],
    ['Un torchon de cent ans', 'Een theedoek van honderd jaar'],
    [
      'Une cliente nous a apporté celui de son arrière-grand-mère, brodé en 1926.',
      'Een klant bracht ons die van haar overgrootmoeder, geborduurd in 1926.',
    ],
    [
      'Il essuie encore. Nous avons compté les fils : vingt-deux au centimètre, trois de plus que les nôtres. Le tisserand de Courtrai a promis d’essayer.',
      'Hij droogt nog altijd. We telden de draden: tweeëntwintig per centimeter, drie meer dan de onze. De wever van Kortrijk heeft beloofd het te proberen.',
    ],
  ),
  note(
    ['the-glace', '2026-06-04', 3, 'theiere-solo', 'table'],
    ['Le thé qui infuse dans l’eau froide', 'Thee die in koud water trekt'],
    ['Six heures, une théière, et aucune amertume.', 'Zes uur, een theepot, en geen bitterheid.'],
    [
      'Dix grammes pour un litre, au frais, sans remuer. Le froid laisse les tanins dans la feuille ; même un thé noir devient doux.',
      'Tien gram per liter, in de koelkast, zonder roeren. De kou laat de tannines in het blad; zelfs zwarte thee wordt zacht.',
    ],
  ),
];
