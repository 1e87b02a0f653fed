import { noiseFrom } from '../rules/noise.ts';

const walls = ['#efe6d8', '#e7d8c6', '#dfe3d9', '#d9e0e2', '#f1e2da', '#e4dccb', '#2f3d42', '#34473d'];
const tables = ['#c9a67e', '#b98f6a', '#d8c3a5', '#9c7b5e', '#e3d6c3', '#6f5a49'];
const glazes = [
  '#2d4a3e',
  '#b5673f',
  '#d9a441',
  '#a9bfa6',
  '#e6b8a2',
  '#2c4a52',
  '#f4ecdf',
  '#7a8f9c',
  '#8a3b1d',
  '#c8cfb8',
];

/** Creates a random source for drawings from a seed, the same in every run. */
export function createPalette(seed: string) {
  const next = noiseFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return {
    next,
    between: (least: number, most: number) => least + next() * (most - least),
    pick,
    wall: () => pick(walls),
    table: () => pick(tables),
    glaze: () => pick(glazes),
  };
}

export type Palette = ReturnType<typeof createPalette>;
