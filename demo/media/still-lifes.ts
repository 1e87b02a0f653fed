import type { Palette } from './palette.ts';
import { rimOf, vesselPath, type VesselKind, type VesselBox } from './vessels.ts';

export const pictureSize = { width: 640, height: 480 } as const;
const { width, height } = pictureSize;

const sizes: Record<VesselKind, readonly [radius: number, height: number]> = {
  bowl: [105, 105],
  cup: [62, 110],
  plate: [135, 38],
  vase: [72, 220],
  teapot: [88, 135],
  glass: [48, 130],
  bottle: [52, 230],
};

function handleOf(kind: VesselKind, { x, y, radius, height: tall }: VesselBox, glaze: string): string {
  if (kind !== 'cup' && kind !== 'teapot') return '';
  const [top, low] = [y - tall * 0.8, y - tall * 0.28];
  const grip = `<path d="M${x + radius * 0.85} ${top}C${x + radius * 1.75} ${top} ${x + radius * 1.7} ${low} ${x + radius * 0.85} ${low}" fill="none" stroke="${glaze}" stroke-width="${radius * 0.16}"/>`;
  if (kind === 'cup') return grip;
  const spout = `<path d="M${x - radius * 0.8} ${low}C${x - radius * 1.5} ${low} ${x - radius * 1.3} ${top} ${x - radius * 1.75} ${top - 8}L${x - radius * 1.45} ${top - 10}C${x - radius} ${top + 10} ${x - radius * 0.9} ${top + 20} ${x - radius * 0.7} ${top + 30}Z" fill="${glaze}"/>`;
  const lid = `<ellipse cx="${x}" cy="${y - tall}" rx="${radius * 0.5}" ry="12" fill="${glaze}"/><circle cx="${x}" cy="${y - tall - 16}" r="9" fill="${glaze}"/>`;
  return grip + spout + lid;
}

function vessel(palette: Palette, kind: VesselKind, box: VesselBox): string {
  const glaze = palette.glaze();
  const { cx, cy, rx, ry } = rimOf(kind, box);
  const path = vesselPath(kind, box);
  const isGlass = kind === 'glass';
  const dip = box.y - box.height * palette.between(0.3, 0.6);
  const clip = `dip${Math.round(box.x * 10)}`;
  const foot = box.radius * 1.15;
  return [
    `<ellipse cx="${box.x + foot * 0.35}" cy="${box.y + 3}" rx="${foot}" ry="${foot * 0.16}" fill="#000" opacity=".18"/>`,
    handleOf(kind, box, glaze),
    `<path d="${path}" fill="${glaze}"${isGlass ? ' opacity=".55"' : ''}/>`,
    `<clipPath id="${clip}"><rect y="${dip}" width="${width}" height="${height}"/></clipPath>`,
    isGlass ? '' : `<path d="${path}" fill="#fff" opacity=".2" clip-path="url(#${clip})"/>`,
    `<path d="${path}" fill="url(#shade)"/>`,
    kind === 'teapot'
      ? ''
      : `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#1d1712" opacity=".35"/>`,
  ].join('');
}

const shade =
  '<linearGradient id="shade"><stop offset="0" stop-color="#fff" stop-opacity=".32"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>';

/** Returns a drawing as a complete SVG image. */
export const toSvg = (inner: string, definitions = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${shade}${definitions}</defs>${inner}</svg>`;

/** Draws a wall with light on it, and a table. */
function backdrop(palette: Palette, edge: number): string {
  const x = palette.between(60, 480);
  const light = `<path d="M${x} 0h170l-120 ${edge}h-170z" fill="#fff" opacity=".18"/>`;
  return `<rect width="${width}" height="${height}" fill="${palette.wall()}"/>${light}<rect y="${edge}" width="${width}" height="${height - edge}" fill="${palette.table()}"/><rect y="${edge}" width="${width}" height="5" fill="#000" opacity=".08"/>`;
}

/** Draws one to three vessels on a table. */
export function drawStillLife(palette: Palette, kinds: readonly VesselKind[]): string {
  const edge = palette.between(290, 330);
  const count = 1 + Math.floor(palette.next() * 3);
  const step = width / (count + 1);
  const vessels = Array.from({ length: count }, (_, index) => {
    const kind = index === 0 ? kinds[0]! : palette.pick(kinds);
    const [radius, tall] = sizes[kind];
    const scale = palette.between(0.85, 1.15) * (count === 1 ? 1.3 : 1);
    const box = { x: step * (index + 1) + palette.between(-18, 18), y: palette.between(edge + 45, 430) };
    return { kind, box: { ...box, radius: radius * scale, height: tall * scale } };
  });
  const inDepth = vessels.sort((a, b) => a.box.y - b.box.y);
  return toSvg(backdrop(palette, edge) + inDepth.map(({ kind, box }) => vessel(palette, kind, box)).join(''));
}

/** Draws the shelves of a workshop, full of vessels. */
export function drawShelves(palette: Palette): string {
  const kinds = ['bowl', 'cup', 'vase', 'teapot', 'bottle'] as const;
  const shelf = (y: number) => {
    const count = 5 + Math.floor(palette.next() * 3);
    const centres = Array.from({ length: count }, (_, index) => (index + 0.5) * (width / count));
    const board = `<rect x="0" y="${y}" width="${width}" height="12" fill="#8b6a4c"/><rect x="0" y="${y + 12}" width="${width}" height="8" fill="#000" opacity=".14"/>`;
    const row = centres.map((x) => {
      const kind = palette.pick(kinds);
      const [radius, tall] = sizes[kind];
      const scale = palette.between(0.38, 0.52);
      return vessel(palette, kind, { x, y, radius: radius * scale, height: tall * scale });
    });
    return board + row.join('');
  };
  const wall = `<rect width="${width}" height="${height}" fill="${palette.wall()}"/>`;
  return toSvg(wall + [150, 300, 450].map(shelf).join(''));
}
