import { noiseFrom } from '../../demo/rules/noise.ts';
import { css, lit, mix, rgb, white } from './colour.ts';
import type { Rgb } from './colour.ts';
import { inside, lip, outside } from './lathe.ts';
import { profileOf } from './profiles.ts';
import { round } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';

/** Draws linen in a folded pile; only the bread basket stands. */
export function drawLinen(subject: Subject, sheet: Sheet): string {
  return subject.product.shape.profile === 'basket' ? basket(subject, sheet) : pile(subject, sheet);
}

function basket(subject: Subject, sheet: Sheet): string {
  const colour = rgb(subject.colour.codes[0]!);
  const body = { ...subject, profile: profileOf('basket', false), paint: () => colour, gloss: 0 };
  return outside(body, sheet) + inside(body, sheet, { wall: 10, floor: 0.1, colour }) + lip(body, colour, 10);
}

interface Fold {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly thick: number;
}

const foldsByProfile: Record<string, number> = { napkin: 5, runner: 3, cloth: 6 };

function pile(subject: Subject, sheet: Sheet): string {
  const { product, cx, foot, radius, height, tilt } = subject;
  const count = foldsByProfile[product.shape.profile] ?? 4;
  const next = noiseFrom(`${product.slug} folds`);
  const thick = Math.max(20, height / count);
  return Array.from({ length: count }, (_, position) => {
    const fold: Fold = {
      x: cx + (next() - 0.5) * 16,
      y: foot - position * thick,
      width: radius * 2 * (0.95 + next() * 0.05),
      depth: radius * (0.5 + tilt * 1.5),
      thick,
    };
    return drawFold(fold, subject, sheet, position === count - 1);
  }).join('');
}

function drawFold(fold: Fold, subject: Subject, sheet: Sheet, isTop: boolean): string {
  const colour = rgb(subject.colour.codes[0]!);
  const { x, y, width, depth, thick } = fold;
  const [left, right, up] = [x - width / 2, x + width / 2, y - thick];
  const skew = depth * 0.26;
  const top = `M${round(left + 8)} ${round(up)}L${round(left + skew)} ${round(up - depth)}Q${round(x)} ${round(up - depth - 7)} ${round(right - skew + 34)} ${round(up - depth)}L${round(right - 8)} ${round(up)}Q${round(x)} ${round(up + 7)} ${round(left + 8)} ${round(up)}z`;
  const front = `M${round(left + 8)} ${round(up)}Q${round(x)} ${round(up + 7)} ${round(right - 8)} ${round(up)}Q${round(right + 8)} ${round(up + thick * 0.5)} ${round(right - 8)} ${round(y)}Q${round(x)} ${round(y + 6)} ${round(left + 8)} ${round(y)}Q${round(left - 8)} ${round(up + thick * 0.5)} ${round(left + 8)} ${round(up)}z`;
  const topFill = sheet.down([
    { at: 0, colour: lit(colour, 0.88) },
    { at: 0.55, colour: lit(colour, 1.02) },
    { at: 1, colour: lit(colour, 1.1) },
  ]);
  const frontFill = sheet.down([
    { at: 0, colour: lit(colour, 1.06) },
    { at: 0.3, colour: lit(colour, 0.93) },
    { at: 0.85, colour: lit(colour, 0.7) },
    { at: 1, colour: lit(colour, 0.5) },
  ]);
  return (
    `<path d="${top}" fill="${topFill}"/>` +
    (isTop ? cloth(fold, subject, sheet.clip(`<path d="${top}"/>`), colour) : '') +
    `<path d="${front}" fill="${frontFill}"/>` +
    crease(fold, colour)
  );
}

/** Draws threads, stripes and the stitches of the hem on the visible side. */
function cloth({ x, y, width, depth, thick }: Fold, subject: Subject, clip: string, colour: Rgb): string {
  const up = y - thick;
  const dark = css(lit(colour, 0.72));
  const threads = Array.from({ length: 46 }, (_, position) => {
    const at = round(up - (depth * position) / 46);
    return `<path d="M${round(x - width / 2)} ${at}H${round(x + width / 2)}" stroke="${position % 2 ? css(mix(colour, white, 0.4)) : dark}" stroke-width=".8" opacity=".3"/>`;
  });
  const second = subject.colour.codes[1] ?? css(mix(colour, rgb('#6b5d4a'), 0.45));
  const isStriped = subject.product.shape.decor === 'banded' || subject.colour.codes.length > 1;
  const stripes = (isStriped ? [0.14, 0.2, 0.5, 0.8, 0.86] : []).map((share) => {
    const at = x - width / 2 + width * share;
    const lean = (0.5 - share) * depth * 0.52;
    return `<path d="M${round(at)} ${round(up + 4)}L${round(at + lean + 8)} ${round(up - depth - 8)}" stroke="${second}" stroke-width="${share === 0.5 ? 22 : 9}" opacity=".8"/>`;
  });
  const hem = `<path d="M${round(x - width / 2 + 24)} ${round(up - 13)}Q${round(x)} ${round(up - 6)} ${round(x + width / 2 - 24)} ${round(up - 13)}" fill="none" stroke="${dark}" stroke-width="1.6" stroke-dasharray="7 5" opacity=".75"/>`;
  return `<g clip-path="${clip}">${stripes.join('')}${threads.join('')}${hem}</g>`;
}

const crease = ({ x, y, width, thick }: Fold, colour: Rgb): string =>
  [0.38, 0.66]
    .map((share) => {
      const at = round(y - thick * (1 - share));
      return `<path d="M${round(x - width / 2 + 10)} ${at}Q${round(x)} ${round(at + 7)} ${round(x + width / 2 - 10)} ${at}" fill="none" stroke="${css(lit(colour, 0.6))}" stroke-width="1.4" opacity=".5"/>`;
    })
    .join('');
