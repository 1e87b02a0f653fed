import type { Palette } from './palette.ts';
import { pictureSize, toSvg } from './still-lifes.ts';

const { width, height } = pictureSize;

const ground = (colour: string) => `<rect width="${width}" height="${height}" fill="${colour}"/>`;

const seasons = [
  { sky: '#dcebe6', sun: '#f4d98b', hills: ['#a9c79b', '#7fae7c', '#588a63'], leaf: '#e6a9b4' },
  { sky: '#f6e3b4', sun: '#e98a4a', hills: ['#c9b45e', '#9fa24c', '#6f8646'], leaf: '#3f6b3f' },
  { sky: '#ecd9c4', sun: '#d98e5b', hills: ['#c98a4b', '#a65f36', '#6f4430'], leaf: '#b5472c' },
  { sky: '#d8e2ea', sun: '#fff6e0', hills: ['#eef3f6', '#c8d6df', '#93a9b8'], leaf: '#5f7a86' },
] as const;

function hill(palette: Palette, base: number, colour: string): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((at) => [at * width, base + palette.between(-42, 42)] as const);
  const curve = points
    .slice(1)
    .map(([x, y], index) => {
      const [bx, by] = points[index]!;
      const middle = (bx + x) / 2;
      return `C${middle} ${by} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  return `<path d="M0 ${points[0]![1]}${curve}V${height}H0Z" fill="${colour}"/>`;
}

function tree(palette: Palette, colour: string): string {
  const [x, y, size] = [palette.between(40, 600), palette.between(330, 430), palette.between(22, 48)];
  return `<rect x="${x - 3}" y="${y - size}" width="6" height="${size + 14}" fill="#5b4636"/><circle cx="${x}" cy="${y - size * 1.4}" r="${size}" fill="${colour}"/><circle cx="${x - size * 0.3}" cy="${y - size * 1.7}" r="${size * 0.6}" fill="#fff" opacity=".16"/>`;
}

/** Draws a landscape of one of the four seasons. */
export function drawSeason(palette: Palette, season: number): string {
  const { sky, sun, hills, leaf } = seasons[season % seasons.length]!;
  const disc = `<circle cx="${palette.between(90, 550)}" cy="${palette.between(70, 150)}" r="${palette.between(34, 58)}" fill="${sun}"/>`;
  const lands = hills.map((colour, index) => hill(palette, 240 + index * 70, colour)).join('');
  const trees = Array.from({ length: 4 + Math.floor(palette.next() * 5) }, () => tree(palette, leaf)).join(
    '',
  );
  return toSvg(ground(sky) + disc + lands + trees);
}

/** Colours with enough contrast on a light ground. */
const inks = ['#2d4a3e', '#b5673f', '#d9a441', '#2c4a52', '#7a8f9c', '#8a3b1d'];

/** Draws a woven or printed pattern. */
export function drawPattern(palette: Palette): string {
  const back = palette.pick(['#efe6d8', '#e7d8c6', '#f1e2da', '#f8f5ef']);
  const [first, second] = [palette.pick(inks), palette.pick(inks)];
  const size = palette.between(36, 84);
  const motifs = [
    `<path d="M0 ${size / 2}H${size}" stroke="${first}" stroke-width="${size / 4}"/><path d="M0 ${size * 0.85}H${size}" stroke="${second}" stroke-width="3"/>`,
    `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 4}" fill="${first}"/><circle cx="0" cy="0" r="${size / 9}" fill="${second}"/>`,
    `<path d="M0 0L${size} ${size}M${size} 0L0 ${size}" stroke="${first}" stroke-width="5"/><circle cx="${size / 2}" cy="${size / 2}" r="7" fill="${second}"/>`,
    `<path d="M0 ${size / 2}Q${size / 4} 0 ${size / 2} ${size / 2}T${size} ${size / 2}" fill="none" stroke="${first}" stroke-width="6"/>`,
  ];
  const turn = palette.pick([0, 45, 90, 30]);
  const definition = `<pattern id="motif" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${palette.pick(motifs)}</pattern>`;
  return toSvg(`${ground(back)}<rect width="${width}" height="${height}" fill="url(#motif)"/>`, definition);
}

/** Draws lamps that hang from the ceiling, and their light. */
export function drawLamps(palette: Palette): string {
  const count = 1 + Math.floor(palette.next() * 3);
  const lamps = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index + 0.5) * (width / count) + palette.between(-20, 20), palette.between(150, 260)];
    const shade = palette.glaze();
    return `<path d="M${x} 0V${y}" stroke="#3a332b" stroke-width="3"/><path d="M${x - 66} ${y + 66}L${x - 160} ${height}H${x + 160}L${x + 66} ${y + 66}Z" fill="#ffe9ad" opacity=".28"/><path d="M${x - 70} ${y + 68}Q${x - 60} ${y} ${x} ${y}T${x + 70} ${y + 68}Z" fill="${shade}"/><path d="M${x - 70} ${y + 68}Q${x - 60} ${y} ${x} ${y}T${x + 70} ${y + 68}Z" fill="url(#shade)"/>`;
  });
  return toSvg(ground(palette.pick(['#3b4146', '#44403a', '#2f3d42', '#d9cdb9'])) + lamps.join(''));
}

/** Draws a portrait of a maker, without a face. */
export function drawPortrait(palette: Palette): string {
  const skin = palette.pick(['#e0b394', '#c98f6b', '#8a5a3f', '#f0cdb4']);
  const hair = palette.pick(['#3a2a20', '#6b4a2f', '#b9b0a2', '#a65f36']);
  const [shirt, disc] = [palette.glaze(), palette.glaze()];
  return toSvg(
    `${ground(palette.wall())}<circle cx="320" cy="230" r="190" fill="${disc}" opacity=".5"/><path d="M130 480Q140 330 320 330T510 480Z" fill="${shirt}"/><rect x="286" y="270" width="68" height="80" rx="30" fill="${skin}"/><ellipse cx="320" cy="215" rx="76" ry="94" fill="${skin}"/><path d="M238 215Q232 110 320 112T402 215Q390 160 320 158T238 215Z" fill="${hair}"/><path d="M225 480V380H415V480Z" fill="#f4ecdf" opacity=".85"/>`,
  );
}

/** Draws the shop's logo on a plain ground. */
export function drawMark(palette: Palette): string {
  const [back, mark] = [palette.glaze(), palette.pick(['#f8f5ef', '#1d3329', '#d98e5b'])];
  return toSvg(
    `${ground(back)}<path d="M170 210c0 92 66 140 150 140s150-48 150-140z" fill="${mark}"/><path d="M276 178a44 44 0 1 1 88 0z" fill="${mark}" opacity=".8"/>`,
  );
}

/** Draws a grid of glaze samples. */
export function drawSwatches(palette: Palette): string {
  const columns = 3 + Math.floor(palette.next() * 3);
  const swatches = Array.from({ length: columns * 3 }, (_, index) => {
    const [w, h] = [(width - 40) / columns, (height - 40) / 3];
    const [x, y] = [20 + (index % columns) * w, 20 + Math.floor(index / columns) * h];
    return `<rect x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" rx="8" fill="${palette.glaze()}"/>`;
  });
  return toSvg(ground('#fffdfa') + swatches.join(''));
}
