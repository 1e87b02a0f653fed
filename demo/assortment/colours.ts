import type { Colour } from './model.ts';

const colour = (id: number, code: string, fr: string, nl: string, ...codes: string[]): Colour => ({
  id,
  code,
  name: { fr, nl },
  codes,
});

/** Glazes, glass, linen and wax; swatches show the first code first. */
export const colours: readonly Colour[] = [
  colour(1, 'lait', 'Lait', 'Melk', '#ece4d6'),
  colour(2, 'sable', 'Sable', 'Zand', '#d3bb97'),
  colour(3, 'ardoise', 'Ardoise', 'Leisteen', '#4a545a'),
  colour(4, 'mer', 'Mer du Nord', 'Noordzee', '#3c6274', '#8fb0b8'),
  colour(5, 'mousse', 'Mousse', 'Mos', '#6b7450'),
  colour(6, 'terre', 'Terre cuite', 'Terracotta', '#b26a48'),
  colour(7, 'argile', 'Argile rose', 'Roze klei', '#d6a998'),
  colour(8, 'nuit', 'Nuit', 'Nacht', '#2b3341'),
  colour(9, 'miel', 'Miel', 'Honing', '#c8923f'),
  colour(10, 'dune', 'Dune trempée', 'Gedipt duin', '#ece4d6', '#b98a63'),
  colour(11, 'maree', 'Marée', 'Getij', '#dfe3dc', '#7fa0a3', '#2f5263'),
  colour(12, 'celadon', 'Céladon', 'Celadon', '#a9bfad'),
  colour(20, 'clair', 'Clair', 'Helder', '#dfe9e8'),
  colour(21, 'fume', 'Fumé', 'Rookgrijs', '#7d7670'),
  colour(22, 'ambre', 'Ambre', 'Amber', '#c98a3a'),
  colour(23, 'bouteille', 'Vert bouteille', 'Flessengroen', '#56775f'),
  colour(30, 'naturel', 'Lin naturel', 'Naturel linnen', '#d2c3a9'),
  colour(31, 'craie', 'Craie', 'Krijt', '#efe9df'),
  colour(32, 'ocre', 'Ocre', 'Oker', '#bf8737'),
  colour(33, 'indigo', 'Indigo', 'Indigo', '#37496f'),
  colour(34, 'raye', 'Rayé bleu', 'Blauw gestreept', '#ece5d8', '#43587f'),
  colour(35, 'rouille', 'Rouille', 'Roest', '#a3553a'),
  colour(36, 'sauge', 'Sauge', 'Salie', '#98a488'),
  colour(40, 'ivoire', 'Ivoire', 'Ivoor', '#f0e6d2'),
  colour(41, 'brique', 'Brique', 'Baksteen', '#a65a43'),
  colour(42, 'sapin', 'Sapin', 'Den', '#3f5a4b'),
  colour(43, 'laiton', 'Laiton', 'Messing', '#b8934f'),
];
