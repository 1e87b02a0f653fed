import { css, lit, mix, rgb } from './colour.ts';
import type { Rgb } from './colour.ts';
import { inside, lip, outside, yAt } from './lathe.ts';
import type { Body } from './lathe.ts';
import { profileOf } from './profiles.ts';
import { ellipse, round } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';

const glow: Rgb = [255, 214, 140];
const cup = rgb('#cbbfae');

export function drawCandle(subject: Subject, sheet: Sheet): string {
  const { profile } = subject.product.shape;
  if (profile === 'cupcandle') return cupCandle(subject, sheet);
  if (profile !== 'taper') return wax(subject, sheet);
  const [second, first] = [0.78, 1].map((share, position) =>
    wax({ ...subject, height: subject.height * share, cx: subject.cx + (position ? -1 : 1) * 46 }, sheet),
  );
  return `${second}${first}`;
}

/** Draws a candle; the wax is lit by its flame. */
export function wax(subject: Subject, sheet: Sheet): string {
  const colour = rgb(subject.colour.codes[0]!);
  const body: Body = {
    ...subject,
    profile: profileOf(subject.product.shape.profile, false),
    paint: (height) => (subject.isLit ? mix(colour, glow, Math.max(0, height - 0.62) * 1.3) : colour),
    gloss: 0.2,
  };
  const radius = body.radius * body.profile.radius(1) * 0.9;
  const pool = css(subject.isLit ? mix(colour, glow, 0.6) : lit(colour, 1.12));
  return (
    outside(body, sheet) +
    ellipse(body.cx, yAt(body, 1), radius, radius * body.tilt, `fill="${pool}"`) +
    flame(body.cx, yAt(body, 1), subject.isLit ?? false, sheet)
  );
}

function cupCandle(subject: Subject, sheet: Sheet): string {
  const body: Body = { ...subject, profile: profileOf('cupcandle', false), paint: () => cup, gloss: 0.25 };
  const waxColour = rgb(subject.colour.codes[0]!);
  const radius = body.radius * 0.95;
  const surface = css(subject.isLit ? mix(waxColour, glow, 0.35) : lit(waxColour, 1.1));
  const clip = sheet.clip(ellipse(body.cx, yAt(body, 1), radius, radius * body.tilt, ''));
  return (
    outside(body, sheet) +
    inside(body, sheet, { wall: 8, floor: 0.6, colour: cup }) +
    `<g clip-path="${clip}">${ellipse(body.cx, yAt(body, 0.86), radius, radius * body.tilt, `fill="${surface}"`)}</g>` +
    lip(body, cup, 8) +
    label(body, css(waxColour)) +
    flame(body.cx, yAt(body, 0.86), subject.isLit ?? false, sheet)
  );
}

function label(body: Body, fill: string): string {
  const [top, bottom, half] = [yAt(body, 0.62), yAt(body, 0.3), body.radius * 0.42];
  const sag = round(body.radius * body.tilt);
  const [left, right] = [round(body.cx - half), round(body.cx + half)];
  return (
    `<path d="M${left} ${round(top + sag)}Q${body.cx} ${round(top + sag * 1.1)} ${right} ${round(top + sag)}V${round(bottom + sag)}Q${body.cx} ${round(bottom + sag * 1.1)} ${left} ${round(bottom + sag)}z" fill="#f6efe2"/>` +
    ellipse(body.cx, (top + bottom) / 2 + sag, half * 0.32, half * 0.32, `fill="${fill}"`)
  );
}

/** Draws the wick, and the flame with its light when it burns. */
function flame(x: number, y: number, isLit: boolean, sheet: Sheet): string {
  const wick = `<path d="M${round(x)} ${round(y)}q3 -9 0 -19" stroke="#3a2d22" stroke-width="3.5" fill="none" stroke-linecap="round"/>`;
  if (!isLit) return wick;
  const light = sheet.around([
    { at: 0, colour: glow, opacity: 0.75 },
    { at: 0.3, colour: glow, opacity: 0.26 },
    { at: 1, colour: glow, opacity: 0 },
  ]);
  const fire = sheet.down([
    { at: 0, colour: [255, 190, 80] },
    { at: 0.55, colour: [255, 240, 190] },
    { at: 1, colour: [255, 170, 70] },
  ]);
  const shape = `M${round(x)} ${round(y - 78)}c17 27 19 43 12 57c-5 9 -19 9 -24 0c-7 -14 -5 -30 12 -57z`;
  return `${wick}${ellipse(x, y - 42, 190, 190, `fill="${light}"`)}<path d="${shape}" fill="${fire}"/>`;
}
