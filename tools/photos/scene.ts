import { noise, noiseFrom } from '../../demo/rules/noise.ts';
import { drawCandle, wax } from './candle.ts';
import { css, lit, luminance, mix, rgb } from './colour.ts';
import type { Rgb } from './colour.ts';
import { drawGlass } from './glass.ts';
import { drawLinen } from './linen.ts';
import type { Shape } from '../../demo/assortment/model.ts';
import type { Photo, PhotoView } from '../../demo/photos/photo.ts';
import { profileOf } from './profiles.ts';
import { branch, leafShadow, windowLight } from './light.ts';
import { createSheet, ellipse } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { turnOf } from './subject.ts';
import type { Subject } from './subject.ts';
import { drawVessel } from './vessel.ts';

const frame = { width: 800, height: 1000 };

/** Light colours of papers and walls; light products get a dark one. */
const papers = ['#e9e1d4', '#e2d9ca', '#dfe0d8', '#e8d9cb', '#dcdfe0', '#e6dfd0'];
const darkPapers = ['#c9bba6', '#bfb9a8', '#b4b9b1', '#c9ae9c', '#aab2b3', '#c4b59b'];
const tables = ['#b48d66', '#cdbfa8', '#9d7a59', '#d8cdbb'];
/** Contents by category: coffee in cups, soup in bowls. */
const drinks: Record<number, string> = { 1: '#4a2c1b', 2: '#c47a35' };

/**
 * Draws a product's photo: in the studio, on a table, close up, from above, as a pair, turned, or in the
 * evening.
 *
 * @param photo The photo's subject.
 * @param width Its width in pixels.
 * @param height Its height in pixels.
 */
export function drawPhoto(photo: Photo, width: number, height: number): string {
  const sheet = createSheet();
  const content = [
    backdrop(photo, sheet),
    ...subjectsOf(photo).map((subject) => {
      const plant = photo.view === 'table' ? plants(subject) : '';
      return shadow(subject, sheet) + plant + drawSubject(subject, sheet);
    }),
    photo.view === 'table' ? leafShadow(photo.product.slug, sheet) : '',
    photo.view === 'evening' ? dusk(sheet) : '',
    vignette(sheet),
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${frame.width} ${frame.height}"><defs>${sheet.defs()}</defs>${content}</svg>`
  );
}

function drawSubject(subject: Subject, sheet: Sheet): string {
  const { kind } = subject.product.shape;
  if (kind === 'glass') return drawGlass(subject, sheet);
  if (kind === 'linen') return drawLinen(subject, sheet);
  if (kind === 'candle') return drawCandle(subject, sheet);
  return drawVessel(subject, sheet) + (isHolder(subject.product.shape) ? candleIn(subject, sheet) : '');
}

/** Scales the product to the frame; small products stay somewhat smaller than large ones. */
function subjectOf({ product, colour, view }: Photo): Subject {
  const { shape } = product;
  const fit = Math.min(540 / breadth(shape), 600 / tallness(shape));
  const scale = fit * Math.min(1, 0.66 + 0.55 * Math.max(shape.width, shape.height)) * zoomOf(view);
  const tilt = tiltOf(photoTilt(shape.profile, shape.kind), view);
  const height = shape.height * scale;
  const foot = view === 'detail' ? 470 + height * 0.72 : 560 + height * (isHolder(shape) ? 0.72 : 0.42);
  return {
    product,
    colour,
    tilt,
    turn: turnOf(view),
    height,
    foot,
    cx: view === 'detail' ? 330 : shape.part === 'handle' && turnOf(view) === undefined ? 365 : 400,
    radius: (shape.width * scale) / 2,
    ...extras(product, view),
  };
}

/** Returns the product, or a pair: the one behind has the product's next colour. */
function subjectsOf(photo: Photo): Subject[] {
  const subject = subjectOf(photo);
  if (photo.view !== 'pair') return [subject];
  const { colours } = photo.product;
  const next = colours[(colours.indexOf(photo.colour) + 1) % colours.length]!;
  const aside = Math.min(subject.radius * 0.85, 210);
  return [
    { ...subject, colour: next, cx: subject.cx - aside, foot: subject.foot - 60 },
    { ...subject, cx: subject.cx + aside, foot: subject.foot + 30 },
  ];
}

const zooms: Partial<Record<PhotoView, number>> = { table: 0.88, detail: 1.75, pair: 0.68, evening: 0.92 };
const zoomOf = (view: PhotoView) => zooms[view] ?? 1;

function photoTilt(profile: string, kind: string): number {
  if (profile === 'plate' || profile === 'deep') return 0.5;
  if (profile === 'bowl' || profile === 'conebowl' || profile === 'coupe') return 0.3;
  return kind === 'glass' ? 0.16 : 0.2;
}

const tiltOf = (base: number, view: Photo['view']): number =>
  Math.min(view === 'above' ? 0.74 : 0.62, base + (tilts[view] ?? 0));

const tilts: Partial<Record<PhotoView, number>> = { detail: 0.14, table: 0.05, above: 0.36, pair: 0.08 };

function extras({ shape, category }: Photo['product'], view: Photo['view']): Partial<Subject> {
  if (shape.kind === 'candle') return { isLit: view !== 'detail' };
  if (view === 'studio' || turnOf(view) !== undefined) return {};
  if (shape.kind === 'glass') return { filling: '#cfdcdc' };
  const drink = shape.part === 'handle' ? drinks[category.id] : undefined;
  return drink ? { filling: drink } : {};
}

const isHolder = ({ profile }: Shape): boolean => profile === 'holder' || profile === 'stem';

/** Returns the width including spout and handle. */
const breadth = ({ width, part }: Shape): number =>
  width * (part === 'teapot' ? 1.3 : part === 'handle' ? 1.2 : 1);

/** Returns the height; a candlestick includes its candle. */
const tallness = (shape: Shape): number => shape.height + (isHolder(shape) ? 0.3 : 0);

function backdrop(photo: Photo, sheet: Sheet): string {
  const { product, colour, view } = photo;
  const pick = (list: readonly Rgb[], salt: string) =>
    list[Math.floor(noise(`${product.slug} ${colour.code} ${salt}`) * list.length)]!;
  const own = rgb(colour.codes[0]!);
  const isLight = luminance(own) > 0.72;
  const wall = pick(
    apartFrom(own, isLight || view === 'table' ? darkPapers : papers),
    turnOf(view) === undefined ? view : 'studio',
  );
  if (view !== 'table') return sweep(wall, sheet);
  return tabletop(wall, pick(apartFrom(own, tables), 'table'), sheet) + windowLight(product.slug, sheet);
}

/** Returns the papers that contrast with the product; if there are none, the one with the most contrast. */
function apartFrom(own: Rgb, list: readonly string[]): Rgb[] {
  const distance = (paper: Rgb) => Math.hypot(paper[0] - own[0], paper[1] - own[1], paper[2] - own[2]);
  const sorted = list.map(rgb).sort((a, b) => distance(b) - distance(a));
  const apart = sorted.filter((paper) => distance(paper) > 62);
  return apart.length > 0 ? apart : sorted.slice(0, 1);
}

/** Draws paper that curves from the wall to the floor without an edge. */
function sweep(paper: Rgb, sheet: Sheet): string {
  const fill = sheet.down([
    { at: 0, colour: lit(paper, 0.93) },
    { at: 0.52, colour: lit(paper, 1.05) },
    { at: 0.66, colour: lit(paper, 1.12) },
    { at: 1, colour: lit(paper, 0.95) },
  ]);
  return `<rect width="800" height="1000" fill="${fill}"/>`;
}

function tabletop(wall: Rgb, table: Rgb, sheet: Sheet): string {
  const wallFill = sheet.across([
    { at: 0, colour: lit(wall, 1.14) },
    { at: 1, colour: lit(wall, 0.78) },
  ]);
  const tableFill = sheet.down([
    { at: 0, colour: lit(table, 0.82) },
    { at: 0.25, colour: lit(table, 1.02) },
    { at: 1, colour: lit(table, 0.86) },
  ]);
  return (
    `<rect width="800" height="660" fill="${wallFill}"/><rect y="610" width="800" height="390" fill="${tableFill}"/>` +
    `<rect y="596" width="800" height="26" fill="${css(mix(wall, table, 0.5))}" opacity=".6" filter="${sheet.blur(8)}"/>`
  );
}

function shadow(subject: Subject, sheet: Sheet): string {
  const { cx, foot, radius, height, tilt, product } = subject;
  const isFlat = product.shape.kind === 'linen' && product.shape.profile !== 'basket';
  const standing = isFlat ? radius : radius * footRadius(product.shape);
  const depth = isFlat ? 26 : standing * tilt;
  const strength = product.shape.kind === 'glass' ? 0.16 : 0.3;
  const reach = Math.min(220, height * 0.45) + (radius - standing) * 0.6;
  const far = `fill="#2a1d10" opacity="${strength}" filter="${sheet.blur(22)}"`;
  const near = `fill="#1d130a" opacity="${strength + 0.16}" filter="${sheet.blur(6)}"`;
  return (
    ellipse(
      cx + standing * 0.3 + reach * 0.5,
      foot + depth * 0.1,
      standing + reach * 0.6,
      depth * 0.85 + 10,
      far,
    ) + ellipse(cx + 8, foot + (isFlat ? 0 : depth * 0.12), standing * 1.02, depth * 0.98 + 5, near)
  );
}

const footRadius = (shape: Shape): number => profileOf(shape.profile, false).radius(0);

const vases = ['moon', 'longneck', 'cylinder', 'amphora', 'bud', 'bottle'];

/** Draws branches in vases. */
function plants(subject: Subject): string {
  const { profile, kind } = subject.product.shape;
  if (kind !== 'vessel' || !vases.includes(profile)) return '';
  const next = noiseFrom(`${subject.product.slug} branch`);
  const mouth = subject.foot - subject.height * 0.97;
  return [-26, 4, 30].map((lean) => branch(subject.cx, mouth, lean + next() * 12, next)).join('');
}

function candleIn(subject: Subject, sheet: Sheet): string {
  const shape = { ...subject.product.shape, profile: 'taper' };
  const colour = { ...subject.colour, codes: ['#efe4cf'] };
  const product = { ...subject.product, shape };
  const foot = subject.foot - subject.height * 0.95;
  return wax(
    {
      ...subject,
      product,
      colour,
      foot,
      height: 260,
      radius: Math.min(24, subject.radius * 0.26),
      isLit: true,
    },
    sheet,
  );
}

/** Draws evening light from a single lamp. */
function dusk(sheet: Sheet): string {
  const lamp = sheet.around(
    [
      { at: 0, colour: [255, 196, 110], opacity: 0.34 },
      { at: 0.45, colour: [120, 66, 30], opacity: 0.3 },
      { at: 1, colour: [18, 14, 24], opacity: 0.78 },
    ],
    [0.34, 0.36],
    0.8,
  );
  return `<rect width="800" height="1000" fill="${lamp}"/>`;
}

function vignette(sheet: Sheet): string {
  const fill = sheet.around(
    [
      { at: 0.55, colour: [40, 28, 16], opacity: 0 },
      { at: 1, colour: [40, 28, 16], opacity: 0.16 },
    ],
    [0.46, 0.5],
    0.75,
  );
  return `<rect width="800" height="1000" fill="${fill}"/>`;
}
