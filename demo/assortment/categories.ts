import type { Category } from './model.ts';

const category = (
  id: number,
  slug: string,
  [fr, nl]: readonly [string, string],
  [introFr, introNl]: readonly [string, string],
): Category => ({ id, slug, name: { fr, nl }, intro: { fr: introFr, nl: introNl } });

export const categories: readonly Category[] = [
  category(
    1,
    'tasses',
    ['Tasses & gobelets', 'Mokken & bekers'],
    [
      'Tournées une à une, elles tiennent bien en main et gardent le café chaud.',
      'Eén voor één gedraaid: ze liggen goed in de hand en houden de koffie warm.',
    ],
  ),
  category(
    2,
    'bols-assiettes',
    ['Bols & assiettes', 'Kommen & borden'],
    [
      'Un grès solide pour tous les jours, qui passe du four à la table.',
      'Stevig steengoed voor elke dag, van de oven op tafel.',
    ],
  ),
  category(
    3,
    'theieres-carafes',
    ['Théières & carafes', 'Theepotten & karaffen'],
    [
      'Des becs qui ne gouttent pas et des anses que l’on n’oublie pas.',
      'Tuiten die niet druppelen en oren die goed in de hand liggen.',
    ],
  ),
  category(
    4,
    'verres',
    ['Verres', 'Glazen'],
    [
      'Soufflés à la bouche, légers au bord, lourds au fond. Vendus par six ou à la pièce.',
      'Mondgeblazen, licht aan de rand, zwaar aan de bodem. Per zes of per stuk.',
    ],
  ),
  category(
    5,
    'linge',
    ['Linge de table', 'Tafellinnen'],
    [
      'Du lin de la Lys, lavé et prêt à froisser. Le repassage est facultatif.',
      'Linnen uit de Leiestreek, gewassen en klaar om te kreuken. Strijken mag, maar hoeft niet.',
    ],
  ),
  category(
    6,
    'bougies-vases',
    ['Bougies & vases', 'Kaarsen & vazen'],
    [
      'Une flamme, trois tiges : il n’en faut pas plus pour dresser une table.',
      'Eén vlam, drie takken: meer heeft een gedekte tafel niet nodig.',
    ],
  ),
];
