import { note, type Article } from './model.ts';

/** Short news from June to December 2025. */
export const notes2025: readonly Article[] = [
  note(
    ['calendrier-des-fours', '2025-12-18', 1, 'bol-matin', 'table'],
    ['Le four s’éteint jusqu’à l’Épiphanie', 'De oven gaat uit tot Driekoningen'],
    [
      'Trois semaines sans feu : on change les briques de la voûte.',
      'Drie weken zonder vuur: de stenen van het gewelf worden vervangen.',
    ],
    [
      'Les commandes passées avant le 20 partent encore cette année. Les autres attendent la première fournée de janvier, celle que tout l’atelier vient voir sortir.',
      'Wat voor de 20ste is besteld, vertrekt nog dit jaar. De rest wacht op de eerste stook van januari, die het hele atelier komt zien.',
    ],
  ),
  note(
    ['emballer-sans-plastique', '2025-12-03', 4, 'photophore-verre-halo', 'table'],
    ['Nos colis sans plastique, un an après', 'Pakjes zonder plastic, een jaar later'],
    [
      'Papier froissé, carton nid d’abeille, ficelle de lin : la casse a baissé.',
      'Gekreukt papier, honingraatkarton, linnen koord: er breekt minder.',
    ],
    [
      'Sur mille colis, neuf pièces cassées au lieu de quatorze. Le papier épouse la forme, la mousse ne le faisait pas. Gardez-le : il protège très bien les boules de Noël.',
      'Op duizend pakjes negen gebroken stukken in plaats van veertien. Papier volgt de vorm, schuim deed dat niet. Bewaar het: het past perfect rond kerstballen.',
    ],
  ),
  note(
    ['atelier-bougies-novembre', '2025-11-22', 41, 'bougies-fuselees', 'table'],
    ['Un samedi pour tremper ses bougies', 'Een zaterdag om kaarsen te dompelen'],
    [
      'Vingt plongées dans la cire, une mèche, et beaucoup de patience.',
      'Twintig keer in de was, één lont, en veel geduld.',
    ],
    [
      'Nous ouvrons l’arrière-boutique à douze personnes. Chacune repart avec six bougies et l’odeur du miel dans les cheveux. Enfants bienvenus à partir de huit ans.',
      'We openen de achterwinkel voor twaalf mensen. Iedereen gaat naar huis met zes kaarsen en de geur van honing in het haar. Kinderen zijn welkom vanaf acht jaar.',
    ],
  ),
  note(
    ['soupe-du-jeudi', '2025-11-06', 3, 'bol-a-anse-potage', 'table'],
    ['La soupe du jeudi', 'Soep op donderdag'],
    [
      'Panais, poire, une cuillère de crème : le bol à anse a été fait pour elle.',
      'Pastinaak, peer, een lepel room: daar is de kom met oor voor gemaakt.',
    ],
    [
      'Faites suer trois panais et une poire dans du beurre, mouillez, laissez vingt minutes, mixez. On la boit debout, les deux mains autour du bol.',
      'Stoof drie pastinaken en een peer in boter, giet water bij, wacht twintig minuten, mix. U drinkt ze staand, met twee handen rond de kom.',
    ],
  ),
  note(
    ['cendre-de-hetre', '2025-10-23', 2, 'bol-ramen-pluie', 'detail'],
    ['La cendre, émail du pauvre', 'As, glazuur van de arme'],
    [
      'Un seau de cendre de hêtre tamisée suffit pour trente bols.',
      'Een emmer gezeefde beukenas volstaat voor dertig kommen.',
    ],
    [
      'La cendre fond vers douze cent quarante degrés et donne un vert qui dépend du sol où l’arbre a poussé. C’est pourquoi la série Pluie change un peu chaque automne.',
      'As smelt rond twaalfhonderdveertig graden en geeft een groen dat afhangt van de bodem waarop de boom stond. Daarom verandert de reeks Pluie elke herfst een beetje.',
    ],
  ),
  note(
    ['nouvelle-tourneuse', '2025-10-07', 1, 'tasse-cappuccino-lune', 'studio'],
    ['Ilse rejoint le tour de Durbuy', 'Ilse schuift aan bij de draaischijf van Durbuy'],
    [
      'Formée à Delft, elle tourne quarante tasses le matin, et aucune l’après-midi.',
      'Opgeleid in Delft draait ze voor de middag veertig kopjes, en erna geen enkel.',
    ],
    [
      '« L’après-midi, la terre a chaud et moi aussi. » Elle pose donc les anses. Les siennes ont un pouce : un léger creux où le doigt se range.',
      '‘Na de middag heeft de klei het warm, en ik ook.’ Dan zet ze de oren aan. De hare hebben een duim: een kuiltje waar de vinger past.',
    ],
  ),
  note(
    ['vendanges-coteau', '2025-09-19', 3, 'verre-vin-coteau', 'table'],
    ['Du vin dans un verre sans pied', 'Wijn in een glas zonder voet'],
    [
      'Faut-il un pied ? Une sommelière de Liège a essayé les deux, à l’aveugle.',
      'Moet er een voet aan? Een sommelier uit Luik probeerde beide, blind.',
    ],
    [
      'Pour un rouge léger, servi frais, elle préfère sans. La main le réchauffe d’un degré en dix minutes, et c’est ce qu’il lui faut.',
      'Voor een lichte rode, fris geschonken, liever zonder. De hand warmt hem in tien minuten één graad op, en dat heeft hij nodig.',
    ],
  ),
  note(
    ['rentree-des-ateliers', '2025-09-04', 4, 'tablier-atelier', 'studio'],
    ['Les heures d’automne de la boutique', 'De herfsturen van de winkel'],
    [
      'Ouvert du mercredi au samedi, de dix à dix-huit heures.',
      'Open van woensdag tot zaterdag, van tien tot achttien uur.',
    ],
    [
      'Le dimanche reste fermé : nous sommes dans les ateliers, ou au lit. Les colis partent tous les jours ouvrables avant quatorze heures.',
      'Op zondag blijft de deur dicht: dan zijn we in de ateliers, of in bed. Pakjes vertrekken elke werkdag voor veertien uur.',
    ],
  ),
  note(
    ['pique-nique-meuse', '2025-08-21', 3, 'couverture-pique-nique', 'table'],
    ['Un pique-nique au bord de la Meuse', 'Picknicken aan de Maas'],
    [
      'Une couverture, un pain, des prunes : la liste tient sur un doigt.',
      'Een deken, een brood, pruimen: de lijst past op één vinger.',
    ],
    [
      'Prenez du lin plutôt que du coton : il sèche avant la fin du repas. Et des gobelets émaillés, qu’on peut laisser tomber sur les galets.',
      'Neem linnen in plaats van katoen: het is droog voor het eten op is. En geëmailleerde bekers, die op de keien mogen vallen.',
    ],
  ),
  note(
    ['verre-recycle-namur', '2025-08-05', 2, 'verre-eau-brise', 'detail'],
    ['D’où vient notre verre', 'Waar ons glas vandaan komt'],
    [
      'Des bouteilles de Namur, lavées, triées par couleur, et jamais de pare-brise.',
      'Flessen uit Namen, gewassen, op kleur gesorteerd, en nooit autoruiten.',
    ],
    [
      'Une bouteille verte donne trois gobelets. Le bleu vient des eaux minérales et devient rare : la série Brise sera donc plus pâle l’an prochain.',
      'Eén groene fles geeft drie bekers. Het blauw komt van mineraalwater en wordt zeldzaam: de reeks Brise wordt volgend jaar bleker.',
    ],
  ),
  note(
    ['lavande-et-lin', '2025-07-24', 2, 'serviette-lys', 'studio'],
    ['Ranger le lin pour l’été', 'Linnen opbergen voor de zomer'],
    [
      'Roulé plutôt que plié, avec un sachet de lavande, loin de la lumière.',
      'Rollen in plaats van vouwen, met een zakje lavendel, ver van het licht.',
    ],
    [
      'Un pli qui reste trois mois au même endroit finit par s’user. Roulez les nappes sur un tube de carton, et notez dessus leur longueur.',
      'Een vouw die drie maanden op dezelfde plaats zit, verslijt. Rol tafellakens op een kartonnen buis, en schrijf er hun lengte op.',
    ],
  ),
  note(
    ['marche-de-spa', '2025-07-12', 41, 'corbeille-pain-lin', 'table'],
    ['Nous serons au marché de Spa', 'Wij staan op de markt van Spa'],
    [
      'Deux tables sous les tilleuls, les secondes choix à moitié prix.',
      'Twee tafels onder de linden, tweede keus aan halve prijs.',
    ],
    [
      'Un émail qui a coulé, un bord un peu ovale : rien qui change le goût du café. Venez tôt, les bols partent avant dix heures.',
      'Glazuur dat is gaan lopen, een rand die wat ovaal is: aan de smaak van koffie verandert niets. Kom vroeg, de kommen zijn weg voor tien uur.',
    ],
  ),
  note(
    ['glacons-et-gres', '2025-06-26', 3, 'carafe-source', 'table'],
    ['L’eau reste fraîche dans le grès', 'Water blijft koel in steengoed'],
    [
      'Nous avons mesuré : quatre degrés de moins qu’en verre, après une heure au soleil.',
      'We hebben het gemeten: vier graden minder dan in glas, na een uur in de zon.',
    ],
    [
      'Mouillez l’extérieur de la carafe avant de la remplir. L’eau qui s’évapore emporte la chaleur ; c’est tout le secret des gargoulettes.',
      'Maak de karaf vanbuiten nat voor u ze vult. Het water dat verdampt, neemt de warmte mee; zo werkt elke waterkruik.',
    ],
  ),
  note(
    ['ouverture-du-journal', '2025-06-11', 4, 'theiere-galet', 'table'],
    ['Pourquoi nous ouvrons un journal', 'Waarom we een magazine beginnen'],
    [
      'Parce qu’on nous demande chaque semaine comment c’est fait.',
      'Omdat men ons elke week vraagt hoe het gemaakt is.',
    ],
    [
      'Deux textes par mois, pas plus : ce que nous avons vu dans un atelier, essayé sur une table, ou raté. Écrivez-nous ce que vous aimeriez lire.',
      'Twee teksten per maand, niet meer: wat we in een atelier zagen, aan tafel probeerden, of lieten mislukken. Schrijf ons wat u graag zou lezen.',
    ],
  ),
];
