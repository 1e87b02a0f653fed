import { lit, mix, white } from './colour.ts';
import type { Rgb } from './colour.ts';
import type { Profile } from './profiles.ts';
import { ellipse, round } from './sheet.ts';
import type { Sheet, Stop } from './sheet.ts';

/** A turned body in the picture: position, size, and the tilt of the view. */
export interface Body {
  readonly cx: number;
  readonly foot: number;
  readonly height: number;
  readonly radius: number;
  /** The height of a circle as a share of its width. */
  readonly tilt: number;
  readonly profile: Profile;
  /** The surface's colour at a height. */
  readonly paint: (height: number) => Rgb;
  readonly gloss: number;
}

export interface Hollow {
  readonly wall: number;
  readonly floor: number;
  readonly colour: Rgb;
  /** Plates are flat: their inside is less shaded. */
  readonly isFlat?: boolean;
}

const light = unit([-0.62, 0.5, 0.62]);
const bounce = unit([0.85, -0.05, 0.35]);
const half = unit([-0.38, 0.36, 0.9]);
const sides = [-1, -0.94, -0.82, -0.62, -0.38, -0.1, 0.2, 0.5, 0.76, 0.92, 1];
const finest = 1.6;

export const yAt = (body: Body, height: number): number =>
  body.foot - height * body.height * Math.sqrt(1 - body.tilt ** 2 * 0.6);

/** Draws the outer surface: circles from foot to lip, each shaded by the direction of the light. */
export function outside(body: Body, sheet: Sheet): string {
  return heights(body)
    .map((height) => {
      const radius = body.radius * body.profile.radius(height);
      const slope = steepness(body, height);
      const fill = sheet.across(sides.map((side) => outerStop(body, height, slope, side)));
      return ellipse(body.cx, yAt(body, height), radius, radius * body.tilt, `fill="${fill}"`);
    })
    .join('');
}

/** Draws the inner wall through the mouth, down to a height. */
export function inside(body: Body, sheet: Sheet, hollow: Hollow): string {
  const mouth = body.radius * body.profile.radius(1) - hollow.wall;
  const rim = (fill: string) => ellipse(body.cx, yAt(body, 1), mouth, mouth * body.tilt, fill);
  const circles = heights(body)
    .filter((height) => height >= hollow.floor)
    .reverse()
    .map((height) => {
      const radius = Math.max(0, body.radius * body.profile.radius(height) - hollow.wall);
      const depth = (1 - height) / (1 - hollow.floor);
      const fill = sheet.across(sides.map((side) => innerStop(body, hollow, depth, side)));
      return ellipse(body.cx, yAt(body, height), radius, radius * body.tilt, `fill="${fill}"`);
    });
  return `<g clip-path="${sheet.clip(rim(''))}">${circles.join('')}</g>`;
}

/** Draws the lit edge of the lip. */
export function lip(body: Body, colour: Rgb, wall: number): string {
  const radius = body.radius * body.profile.radius(1) - wall / 2;
  const stroke = `fill="none" stroke="rgb(${lit(colour, 1.22).map(Math.round).join(' ')})" stroke-width="${wall}"`;
  return ellipse(body.cx, yAt(body, 1), radius, radius * body.tilt, stroke);
}

/** Draws the soft reflection of a window down the left side. */
export function gleam(body: Body, sheet: Sheet, from = 0.14, to = 0.9): string {
  if (body.gloss <= 0) return '';
  const edge = (share: number) => (height: number) =>
    `${round(body.cx - body.radius * body.profile.radius(height) * share)},${round(yAt(body, height) + body.radius * body.profile.radius(height) * body.tilt * Math.sqrt(1 - share ** 2))}`;
  const steps = Array.from({ length: 24 }, (_, step) => from + ((to - from) * step) / 23);
  const points = [...steps.map(edge(0.72)), ...steps.reverse().map(edge(0.56))].join(' ');
  const opacity = round(body.gloss * 0.5);
  return `<polygon points="${points}" fill="#fff" opacity="${opacity}" filter="${sheet.blur(5)}"/>`;
}

function heights(body: Body): number[] {
  const result = [0];
  for (let height = 0; height < 1;) {
    const fast = Math.max(1, Math.abs(steepness(body, height)));
    height = Math.min(1, height + finest / (fast * body.height));
    result.push(height);
  }
  return result;
}

const steepness = (body: Body, height: number): number =>
  (body.profile.slope(height) * body.radius) / body.height;

function outerStop(body: Body, height: number, slope: number, side: number): Stop {
  const normal = unit([side, -slope, Math.sqrt(1 - side ** 2)]);
  const shade = shadeOf(normal) * (0.8 + 0.2 * Math.min(1, height * 5));
  const shine = body.gloss * Math.max(0, dot(normal, half)) ** 42;
  return { at: (side + 1) / 2, colour: mix(lit(body.paint(height), shade), white, Math.min(0.85, shine)) };
}

function innerStop(body: Body, { colour, isFlat }: Hollow, depth: number, side: number): Stop {
  const normal = unit([-side, 0.35, Math.sqrt(1 - side ** 2) * 0.8]);
  const deep = 1 - (isFlat ? 0.12 : 0.42) * Math.min(1, depth * (1.15 - body.tilt)) ** 0.7;
  return { at: (side + 1) / 2, colour: lit(colour, shadeOf(normal) * deep) };
}

function shadeOf(normal: Vector): number {
  const wrapped = Math.max(0, dot(normal, light) * 0.62 + 0.38);
  return 0.3 + 0.82 * wrapped ** 1.1 + 0.12 * Math.max(0, dot(normal, bounce));
}

type Vector = readonly [x: number, y: number, z: number];

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
