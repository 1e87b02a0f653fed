import type { Brand } from './model.ts';

const brand = (id: number, name: string, fr: string, nl: string): Brand => ({ id, name, city: { fr, nl } });

export const brands: readonly Brand[] = [
  brand(1, 'Atelier Ourthe', 'Durbuy, province de Luxembourg', 'Durbuy, provincie Luxemburg'),
  brand(2, 'Klei & Zoon', 'Gand, Flandre-Orientale', 'Gent, Oost-Vlaanderen'),
  brand(3, 'Verrerie du Pont', 'Namur, province de Namur', 'Namen, provincie Namen'),
  brand(4, 'Maison Lys', 'Courtrai, Flandre-Occidentale', 'Kortrijk, West-Vlaanderen'),
  brand(5, 'Lumen', 'Louvain, Brabant flamand', 'Leuven, Vlaams-Brabant'),
];
