import { createPalette } from './palette.ts';
import type { MediaKind } from './library.ts';
import { drawLamps, drawMark, drawPattern, drawPortrait, drawSeason, drawSwatches } from './scenes.ts';
import { drawShelves, drawStillLife } from './still-lifes.ts';
import type { Palette } from './palette.ts';

type Drawing = (palette: Palette) => string;

const drawings: Record<Exclude<MediaKind, 'document'>, Drawing> = {
  bowl: (palette) => drawStillLife(palette, ['bowl']),
  cup: (palette) => drawStillLife(palette, ['cup']),
  plate: (palette) => drawStillLife(palette, ['plate', 'bowl']),
  vase: (palette) => drawStillLife(palette, ['vase', 'bottle']),
  teapot: (palette) => drawStillLife(palette, ['teapot', 'cup']),
  glass: (palette) => drawStillLife(palette, ['glass']),
  table: (palette) => drawStillLife(palette, ['teapot', 'cup', 'bowl', 'plate', 'vase']),
  linen: drawPattern,
  pattern: drawPattern,
  lamp: drawLamps,
  workshop: drawShelves,
  spring: (palette) => drawSeason(palette, 0),
  summer: (palette) => drawSeason(palette, 1),
  autumn: (palette) => drawSeason(palette, 2),
  winter: (palette) => drawSeason(palette, 3),
  portrait: drawPortrait,
  logo: drawMark,
  colours: drawSwatches,
};

export type PictureKind = keyof typeof drawings;

export const isPictureKind = (kind: string): kind is PictureKind => Object.hasOwn(drawings, kind);

/** Draws a picture of the library as SVG; the same number gives the same picture. */
export const drawMedia = (kind: PictureKind, number: number): string =>
  drawings[kind](createPalette(`${kind} ${number}`));
