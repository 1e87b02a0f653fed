import { noiseFrom } from '../../demo/rules/noise.ts';
import { css, lit, luminance, mix, rgb, white } from './colour.ts';
import { yAt } from './lathe.ts';
import type { Body } from './lathe.ts';
import { profileOf } from './profiles.ts';
import { ellipse, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';

/** Draws glass, strongest at its edges, where the line of sight passes through most of it. */
export function drawGlass(subject: Subject, sheet: Sheet): string {
  const profile = profileOf(subject.product.shape.profile, false);
  const tint = rgb(subject.colour.codes[0]!);
  const body: Body = { ...subject, profile, paint: () => tint, gloss: 0.9 };
  const deep = lit(tint, 0.62);
  const strength = 1 - luminance(tint) * 0.75;
  const walls = sheet.across([
    { at: 0, colour: deep, opacity: 0.85 },
    { at: 0.06, colour: tint, opacity: 0.5 + strength * 0.2 },
    { at: 0.3, colour: mix(tint, white, 0.3), opacity: 0.14 + strength * 0.42 },
    { at: 0.7, colour: tint, opacity: 0.16 + strength * 0.46 },
    { at: 0.94, colour: lit(tint, 0.85), opacity: 0.5 + strength * 0.25 },
    { at: 1, colour: deep, opacity: 0.85 },
  ]);
  return [
    rim(body, css(lit(tint, 0.75)), 2.5),
    subject.filling ? water(body, subject.filling, sheet) : '',
    `<path d="${silhouette(body, 0, 1)}" fill="${walls}"/>`,
    base(body, sheet),
    subject.product.shape.decor === 'ribbed' ? ribs(body) : '',
    subject.product.shape.decor === 'speckled' ? bubbles(body, subject.product.slug) : '',
    streak(body, sheet, -0.72, -0.56, 0.75),
    streak(body, sheet, 0.66, 0.74, 0.4),
    rim(body, css(white), 3),
  ].join('');
}

/** Returns the outline between two heights, closed by the front halves of the circles. */
function silhouette(body: Body, from: number, to: number): string {
  const steps = Array.from({ length: 60 }, (_, step) => from + ((to - from) * step) / 59);
  const point = (side: number) => (height: number) =>
    `${round(body.cx + side * body.radius * body.profile.radius(height))} ${round(yAt(body, height))}`;
  const [low, high] = [body.radius * body.profile.radius(from), body.radius * body.profile.radius(to)];
  const left = steps.map(point(-1));
  const right = steps.map(point(1)).reverse();
  return (
    `M${left.join('L')}A${round(high)} ${round(high * body.tilt)} 0 0 1 ${right[0]}` +
    `L${right.join('L')}A${round(low)} ${round(low * body.tilt)} 0 0 1 ${left[0]}z`
  );
}

function rim(body: Body, stroke: string, width: number): string {
  const radius = body.radius * body.profile.radius(1) - 1;
  const rest = `fill="none" stroke="${stroke}" stroke-width="${width}" opacity=".9"`;
  return ellipse(body.cx, yAt(body, 1), radius, radius * body.tilt, rest);
}

/** Draws the thick bottom with light and dark areas. */
function base(body: Body, sheet: Sheet): string {
  const at = body.profile.radius(0.2) < 0.4 ? 0.01 : 0.07;
  const radius = body.radius * body.profile.radius(at) * 0.93;
  const tint = body.paint(0);
  const fill = sheet.across([
    { at: 0, colour: lit(tint, 0.6), opacity: 0.6 },
    { at: 0.35, colour: white, opacity: 0.6 },
    { at: 0.6, colour: lit(tint, 0.8), opacity: 0.35 },
    { at: 1, colour: lit(tint, 0.55), opacity: 0.65 },
  ]);
  return ellipse(body.cx, yAt(body, at), radius, radius * body.tilt, `fill="${fill}"`);
}

function water(body: Body, colour: string, sheet: Sheet): string {
  const bowl = body.profile.radius(0.2) < 0.4 ? 0.46 : 0.09;
  const level = bowl + (1 - bowl) * 0.55;
  const inner: Body = { ...body, radius: body.radius * 0.94 };
  const radius = inner.radius * inner.profile.radius(level);
  const fill = sheet.across([
    { at: 0, colour: lit(rgb(colour), 0.8), opacity: 0.8 },
    { at: 0.4, colour: rgb(colour), opacity: 0.55 },
    { at: 1, colour: lit(rgb(colour), 0.75), opacity: 0.85 },
  ]);
  const surface = `fill="${css(mix(rgb(colour), white, 0.35))}" opacity=".75"`;
  return (
    `<path d="${silhouette(inner, bowl, level)}" fill="${fill}"/>` +
    ellipse(body.cx, yAt(body, level), radius, radius * body.tilt, surface)
  );
}

function streak(body: Body, sheet: Sheet, left: number, right: number, opacity: number): string {
  const start = body.profile.radius(0.2) < 0.4 ? 0.5 : 0.12;
  const steps = Array.from({ length: 24 }, (_, step) => start + ((0.94 - start) * step) / 23);
  const edge = (share: number) => (height: number) =>
    `${round(body.cx + body.radius * body.profile.radius(height) * share)},${round(yAt(body, height))}`;
  const points = [...steps.map(edge(left)), ...steps.reverse().map(edge(right))].join(' ');
  return `<polygon points="${points}" fill="#fff" opacity="${opacity}" filter="${sheet.blur(2.5)}"/>`;
}

function ribs(body: Body): string {
  const lines = Array.from({ length: 13 }, (_, position) => Math.sin(((position - 6) / 6.5) * 1.5));
  return lines
    .map((side) => {
      const x = (height: number) => round(body.cx + body.radius * body.profile.radius(height) * side * 0.98);
      const path = `M${x(0.08)} ${round(yAt(body, 0.08))}L${x(0.97)} ${round(yAt(body, 0.97))}`;
      return `<path d="${path}" stroke="#fff" stroke-width="3" opacity=".35"/>`;
    })
    .join('');
}

function bubbles(body: Body, seed: string): string {
  const next = noiseFrom(seed);
  return Array.from({ length: 46 }, () => {
    const height = 0.08 + next() * 0.86;
    const x = body.cx + (next() * 2 - 1) * 0.9 * body.radius * body.profile.radius(height);
    const size = 1.5 + next() * 4;
    return ellipse(
      x,
      yAt(body, height),
      size,
      size,
      'fill="#fff" fill-opacity=".4" stroke="#fff" stroke-opacity=".7"',
    );
  }).join('');
}
