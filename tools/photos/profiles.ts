import { outlines } from './outlines.ts';

type Points = readonly (readonly [height: number, radius: number])[];

/** Returns a lid with a knob for a body whose mouth has this radius. */
const lid = (mouth: number): Points => [
  [0.765, mouth * 1.04],
  [0.8, mouth * 0.94],
  [0.85, mouth * 0.6],
  [0.88, mouth * 0.22],
  [0.9, mouth * 0.2],
  [0.94, mouth * 0.34],
  [0.975, mouth * 0.28],
  [1, 0.02],
];

const bodyShare = 0.76;

export interface Profile {
  radius(height: number): number;
  /** Returns the change of the radius per height. */
  slope(height: number): number;
}

export function profileOf(name: string, withLid: boolean): Profile {
  const body = readOutline(outlines[name] ?? outlines['straight']!);
  const mouth = body.at(-1)![1];
  const scaled = body.map(([height, radius]) => [height * bodyShare, radius] as const);
  const points = withLid ? [...scaled, ...lid(mouth)] : body;
  const radius = (height: number) => smooth(points, height);
  return { radius, slope: (height) => (radius(height + 0.004) - radius(height - 0.004)) / 0.008 };
}

const readOutline = (text: string): Points =>
  text.split(' ').map((pair) => {
    const [height, radius] = pair.split(':').map(Number);
    return [height!, radius!];
  });

/** Interpolates through all points without overshooting between them. */
function smooth(points: Points, height: number): number {
  const after = Math.max(
    1,
    points.findIndex(([at]) => at >= height),
  );
  const position = height >= 1 ? points.length - 1 : after;
  const [[h0, r0], [h1, r1]] = [points[position - 1]!, points[position]!];
  const share = Math.min(1, Math.max(0, (height - h0) / (h1 - h0)));
  const [m0, m1] = [tangent(points, position - 1), tangent(points, position)];
  const span = h1 - h0;
  const [s2, s3] = [share ** 2, share ** 3];
  return (
    (2 * s3 - 3 * s2 + 1) * r0 +
    (s3 - 2 * s2 + share) * span * m0 +
    (-2 * s3 + 3 * s2) * r1 +
    (s3 - s2) * span * m1
  );
}

function tangent(points: Points, position: number): number {
  const secant = (from: number) => {
    const [[h0, r0], [h1, r1]] = [points[from]!, points[from + 1]!];
    return (r1 - r0) / (h1 - h0);
  };
  if (position === 0) return secant(0);
  if (position === points.length - 1) return secant(position - 1);
  const [before, after] = [secant(position - 1), secant(position)];
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}
