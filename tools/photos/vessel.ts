import { noiseFrom } from '../../demo/rules/noise.ts';
import { clay, css, lit, mix, rgb } from './colour.ts';
import type { Rgb } from './colour.ts';
import { gleam, inside, lip, outside, yAt } from './lathe.ts';
import type { Body } from './lathe.ts';
import { profileOf } from './profiles.ts';
import { ellipse, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';

/** Draws stoneware: glazed, perhaps dipped, with an unglazed foot. */
export function drawVessel(subject: Subject, sheet: Sheet): string {
  const { shape } = subject.product;
  const hasLid = shape.part === 'teapot' || shape.part === 'knob';
  const profile = ribbed(subject, profileOf(shape.profile, hasLid));
  const body: Body = { ...subject, profile, paint: glaze(subject, hasLid), gloss: 0.55 };
  const attached = attachments(body, subject, rgb(subject.colour.codes[0]!));
  const draw = (parts: typeof attached) => parts.map(({ drawing }) => drawing).join('');
  return [
    draw(attached.filter(({ isInFront }) => !isInFront)),
    outside(body, sheet),
    hasLid ? '' : opening(body, subject, sheet),
    shape.decor === 'speckled' ? speckles(body, subject) : '',
    gleam(body, sheet, 0.12, hasLid ? 0.66 : 0.9),
    draw(attached.filter(({ isInFront }) => isInFront)),
  ].join('');
}

/** Draws the inside, seen through the mouth. */
function opening(body: Body, subject: Subject, sheet: Sheet): string {
  const { profile } = subject.product.shape;
  const isFlat = profile === 'plate' || profile === 'deep';
  const wall = isFlat ? 9 : 8;
  const colour = rgb(subject.colour.codes[0]!);
  return [
    well(body, wall),
    inside(body, sheet, { wall, floor: 0.1, colour, isFlat }),
    isFlat ? floorDisc(body, colour, sheet) : '',
    subject.filling ? filling(body, subject, sheet) : '',
    lip(body, body.paint(1), wall),
  ].join('');
}

function ribbed({ product }: Subject, profile: Body['profile']): Body['profile'] {
  if (product.shape.decor !== 'ribbed') return profile;
  const wave = (height: number) => 0.012 * Math.sin(height * 150) * Math.min(1, (1 - height) * 12);
  const radius = (height: number) => profile.radius(height) + wave(height);
  return { radius, slope: (height) => (radius(height + 0.002) - radius(height - 0.002)) / 0.004 };
}

/** Returns the glaze by height: dipped glazes change at a line, and foot and lip show the clay. */
function glaze({ colour, product }: Subject, hasLid: boolean): (height: number) => Rgb {
  const layers = colour.codes.map(rgb).reverse();
  const lines = layers.length === 2 ? [0.46] : [0.32, 0.64];
  return (height) => {
    const layer = lines.slice(0, layers.length - 1).filter((line) => height > line).length;
    const line = lines[layer - 1] ?? -1;
    const base = mix(layers[layer]!, clay, 0.35 * Math.max(0, 1 - Math.abs(height - line) / 0.014));
    if (height < 0.05) return mix(clay, base, Math.max(0, (height - 0.04) * 100));
    if (hasLid && Math.abs(height - 0.762) < 0.006) return lit(base, 0.6);
    if (product.shape.decor === 'banded' && height > 0.74 && height < 0.8) return mix(base, clay, 0.75);
    return height > 0.975 ? mix(base, clay, 0.45) : base;
  };
}

const well = (body: Body, wall: number): string => {
  const radius = body.radius * body.profile.radius(1) - wall / 2;
  return ellipse(
    body.cx,
    yAt(body, 1),
    radius,
    radius * body.tilt,
    `fill="${css(lit(body.paint(0.9), 0.5))}"`,
  );
};

/** Draws a plate's flat floor, inside the line where the rim begins. */
function floorDisc(body: Body, colour: Rgb, sheet: Sheet): string {
  const radius = body.radius * body.profile.radius(0.24) - 9;
  const y = yAt(body, 0.3);
  const fill = sheet.across([
    { at: 0, colour: lit(colour, 0.86) },
    { at: 0.6, colour: lit(colour, 1) },
    { at: 1, colour: lit(colour, 1.08) },
  ]);
  return (
    ellipse(body.cx, y + 3, radius, radius * body.tilt, `fill="${css(lit(colour, 1.15))}"`) +
    ellipse(body.cx, y, radius, radius * body.tilt, `fill="${fill}"`)
  );
}

function speckles(body: Body, subject: Subject): string {
  const next = noiseFrom(`${subject.product.slug} speckles`);
  return Array.from({ length: 190 }, () => {
    const [height, angle] = [0.06 + next() * 0.9, (next() - 0.5) * 3];
    const radius = body.radius * body.profile.radius(height);
    const size = 0.7 + next() ** 3 * 3;
    const y = yAt(body, height) + radius * body.tilt * Math.cos(angle);
    const fill = `fill="#3b2a1e" opacity="${round(0.15 + next() * 0.4)}"`;
    return ellipse(body.cx + radius * Math.sin(angle), y, size * Math.cos(angle), size, fill);
  }).join('');
}

/** Draws coffee, tea or soup just under the lip. */
function filling(body: Body, { filling: liquid }: Subject, sheet: Sheet): string {
  const level = 0.86;
  const radius = body.radius * body.profile.radius(level) - 9;
  const mouth = body.radius * body.profile.radius(1) - 8;
  const colour = rgb(liquid!);
  const fill = sheet.across([
    { at: 0, colour: lit(colour, 0.75) },
    { at: 0.7, colour },
    { at: 1, colour: lit(colour, 1.25) },
  ]);
  const clip = sheet.clip(ellipse(body.cx, yAt(body, 1), mouth, mouth * body.tilt, ''));
  return `<g clip-path="${clip}">${ellipse(body.cx, yAt(body, level), radius, radius * body.tilt, `fill="${fill}"`)}</g>`;
}

interface Attachment {
  drawing: string;
  isInFront: boolean;
}

function attachments(body: Body, subject: Subject, colour: Rgb): Attachment[] {
  const { part } = subject.product.shape;
  if (part === 'handle') return [turned(body, subject, 1, handle(body, colour, 0.8, 0.24))];
  if (part !== 'teapot') return [];
  return [
    turned(body, subject, 1, handle(body, colour, 0.64, 0.14)),
    turned(body, subject, -1, spout(body, colour)),
  ];
}

/** Turns a part around the body's axis: narrower, nearer or farther, in front of it or behind. */
function turned(body: Body, { turn }: Subject, side: 1 | -1, drawing: string): Attachment {
  if (turn === undefined) return { drawing, isInFront: false };
  const [along, towards] = [Math.cos(turn), Math.sin(turn) * side];
  // The width never becomes zero: a part that points at the viewer still has its thickness.
  const narrow = Math.sign(along || 1) * Math.min(1, Math.hypot(along, 0.34));
  const shift = body.radius * body.tilt * towards * 0.8;
  const transform = `translate(${round(body.cx * (1 - narrow))} ${round(shift)}) scale(${round(narrow)} 1)`;
  return { drawing: `<g transform="${transform}">${drawing}</g>`, isInFront: towards > 0.05 };
}

function handle(body: Body, colour: Rgb, from: number, to: number): string {
  const x = (height: number) => body.cx + body.radius * body.profile.radius(height) - 12;
  const [top, bottom] = [yAt(body, from), yAt(body, to)];
  const reach = Math.max(70, body.radius * 0.62);
  const path = `M${round(x(from))} ${round(top)}c${round(reach)} ${round(-reach * 0.16)} ${round(reach * 1.25)} ${round((bottom - top) * 0.9)} ${round(x(to) - x(from))} ${round(bottom - top)}`;
  const thick = Math.max(20, body.radius * 0.17);
  const stroke = (light: number, width: number, dx: number, dy: number) =>
    `<path d="${path}" transform="translate(${dx} ${dy})" fill="none" stroke="${css(lit(colour, light))}" stroke-width="${round(width)}" stroke-linecap="round"/>`;
  return stroke(0.5, thick, 0, 0) + stroke(0.74, thick * 0.78, -1.5, -2) + stroke(0.96, thick * 0.38, -3, -4);
}

function spout(body: Body, colour: Rgb): string {
  const left = (height: number) => body.cx - body.radius * body.profile.radius(height) + 14;
  const [low, high] = [yAt(body, 0.2), yAt(body, 0.5)];
  const tip = { x: left(0.4) - body.radius * 0.62, y: yAt(body, 0.74) };
  const outline = `M${round(left(0.2))} ${round(low)}C${round(tip.x + 50)} ${round(low - 20)} ${round(tip.x + 40)} ${round(tip.y + 60)} ${round(tip.x)} ${round(tip.y)}l24 -8C${round(tip.x + 62)} ${round(tip.y + 40)} ${round(left(0.5) - 26)} ${round(high + 12)} ${round(left(0.5))} ${round(high)}z`;
  const fill = (light: number, rest: string) =>
    `<path d="${outline}" fill="${css(lit(colour, light))}" ${rest}/>`;
  return fill(0.98, '') + fill(0.66, 'transform="translate(3 9)" opacity=".55"');
}
