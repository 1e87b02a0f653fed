import type { Size } from './model.ts';

const size = (id: number, code: string, fr: string, nl = fr): Size => ({ id, code, name: { fr, nl } });

export const sizes: readonly Size[] = [
  size(101, '8cl', '8 cl'),
  size(102, '20cl', '20 cl'),
  size(103, '30cl', '30 cl'),
  size(104, '45cl', '45 cl'),
  size(105, '60cl', '60 cl'),
  size(106, '100cl', '1 litre', '1 liter'),
  size(107, '150cl', '1,5 litre', '1,5 liter'),
  size(110, '16cm', 'Ø 16 cm'),
  size(111, '21cm', 'Ø 21 cm'),
  size(112, '27cm', 'Ø 27 cm'),
  size(113, '32cm', 'Ø 32 cm'),
  size(120, 'petit', 'Petit', 'Klein'),
  size(121, 'moyen', 'Moyen', 'Middel'),
  size(122, 'grand', 'Grand', 'Groot'),
  size(130, '45x45', '45 × 45 cm'),
  size(131, '50x70', '50 × 70 cm'),
  size(132, '45x150', '45 × 150 cm'),
  size(133, '140x220', '140 × 220 cm'),
  size(134, '140x300', '140 × 300 cm'),
];
