/** Half outlines of turned shapes, from foot to lip: height and radius, each as a share of the whole. */
type Points = readonly (readonly [height: number, radius: number])[];

const outlines: Record<string, Points> = {
  straight: [
    [0, 0.86],
    [0.03, 0.95],
    [0.12, 0.99],
    [0.5, 1],
    [1, 1],
  ],
  barrel: [
    [0, 0.62],
    [0.08, 0.74],
    [0.3, 0.95],
    [0.52, 1],
    [0.78, 0.93],
    [1, 0.84],
  ],
  tapered: [
    [0, 0.66],
    [0.06, 0.72],
    [0.4, 0.84],
    [1, 1],
  ],
  footed: [
    [0, 0.62],
    [0.08, 0.56],
    [0.18, 0.62],
    [0.45, 0.92],
    [0.75, 0.99],
    [1, 0.96],
  ],
  coupe: [
    [0, 0.48],
    [0.1, 0.52],
    [0.3, 0.76],
    [0.6, 0.94],
    [1, 1],
  ],
  bowl: [
    [0, 0.4],
    [0.08, 0.42],
    [0.22, 0.64],
    [0.5, 0.88],
    [0.8, 0.97],
    [1, 1],
  ],
  conebowl: [
    [0, 0.36],
    [0.1, 0.36],
    [0.2, 0.46],
    [0.6, 0.78],
    [1, 1],
  ],
  plate: [
    [0, 0.58],
    [0.2, 0.62],
    [0.45, 0.82],
    [0.75, 0.94],
    [1, 1],
  ],
  deep: [
    [0, 0.56],
    [0.15, 0.6],
    [0.4, 0.82],
    [0.75, 0.96],
    [1, 1],
  ],
  round: [
    [0, 0.56],
    [0.1, 0.72],
    [0.4, 0.98],
    [0.55, 1],
    [0.8, 0.84],
    [1, 0.56],
  ],
  squat: [
    [0, 0.6],
    [0.12, 0.82],
    [0.42, 1],
    [0.7, 0.92],
    [1, 0.46],
  ],
  jar: [
    [0, 0.84],
    [0.06, 0.94],
    [0.4, 1],
    [0.8, 0.98],
    [1, 0.88],
  ],
  pitcher: [
    [0, 0.66],
    [0.1, 0.84],
    [0.34, 1],
    [0.62, 0.82],
    [0.82, 0.7],
    [1, 0.8],
  ],
  bottle: [
    [0, 0.78],
    [0.08, 0.94],
    [0.34, 1],
    [0.52, 0.8],
    [0.66, 0.4],
    [0.8, 0.28],
    [0.95, 0.28],
    [1, 0.36],
  ],
  carafe: [
    [0, 0.82],
    [0.08, 0.96],
    [0.3, 1],
    [0.55, 0.8],
    [0.74, 0.52],
    [0.88, 0.5],
    [1, 0.64],
  ],
  decanter: [
    [0, 0.8],
    [0.05, 0.96],
    [0.16, 1],
    [0.32, 0.78],
    [0.48, 0.36],
    [0.64, 0.22],
    [0.88, 0.22],
    [1, 0.34],
  ],
  tumbler: [
    [0, 0.82],
    [0.04, 0.88],
    [0.5, 0.94],
    [1, 1],
  ],
  highball: [
    [0, 0.9],
    [0.04, 0.96],
    [1, 1],
  ],
  wine: [
    [0, 0.78],
    [0.015, 0.78],
    [0.04, 0.2],
    [0.08, 0.08],
    [0.36, 0.08],
    [0.42, 0.3],
    [0.52, 0.76],
    [0.66, 1],
    [0.82, 0.97],
    [1, 0.8],
  ],
  flute: [
    [0, 0.86],
    [0.015, 0.86],
    [0.04, 0.22],
    [0.07, 0.1],
    [0.26, 0.1],
    [0.34, 0.5],
    [0.55, 0.86],
    [0.8, 0.94],
    [1, 0.86],
  ],
  goblet: [
    [0, 0.7],
    [0.02, 0.7],
    [0.07, 0.28],
    [0.16, 0.2],
    [0.26, 0.4],
    [0.42, 0.86],
    [0.6, 1],
    [0.82, 0.9],
    [1, 0.94],
  ],
  sundae: [
    [0, 0.56],
    [0.03, 0.56],
    [0.1, 0.2],
    [0.24, 0.16],
    [0.34, 0.4],
    [0.55, 0.8],
    [1, 1],
  ],
  moon: [
    [0, 0.36],
    [0.06, 0.5],
    [0.22, 0.84],
    [0.46, 1],
    [0.54, 1],
    [0.78, 0.84],
    [0.93, 0.5],
    [0.97, 0.4],
    [1, 0.42],
  ],
  longneck: [
    [0, 0.62],
    [0.08, 0.82],
    [0.26, 1],
    [0.4, 0.88],
    [0.52, 0.48],
    [0.64, 0.26],
    [0.9, 0.22],
    [1, 0.32],
  ],
  cylinder: [
    [0, 0.92],
    [0.03, 0.98],
    [0.5, 1],
    [1, 1],
  ],
  amphora: [
    [0, 0.4],
    [0.08, 0.46],
    [0.34, 0.84],
    [0.58, 1],
    [0.74, 0.88],
    [0.86, 0.52],
    [0.94, 0.46],
    [1, 0.56],
  ],
  bud: [
    [0, 0.58],
    [0.1, 0.84],
    [0.32, 1],
    [0.52, 0.8],
    [0.68, 0.38],
    [0.88, 0.28],
    [1, 0.36],
  ],
  holder: [
    [0, 1],
    [0.1, 0.98],
    [0.2, 0.7],
    [0.34, 0.38],
    [0.62, 0.32],
    [0.8, 0.5],
    [0.92, 0.56],
    [1, 0.54],
  ],
  stem: [
    [0, 1],
    [0.04, 1],
    [0.08, 0.4],
    [0.14, 0.16],
    [0.44, 0.12],
    [0.5, 0.24],
    [0.56, 0.12],
    [0.84, 0.14],
    [0.9, 0.42],
    [1, 0.4],
  ],
  cupcandle: [
    [0, 0.86],
    [0.05, 0.95],
    [0.3, 1],
    [1, 1],
  ],
  pillar: [
    [0, 1],
    [0.94, 1],
    [0.985, 0.97],
    [1, 0.9],
  ],
  taper: [
    [0, 1],
    [0.9, 0.72],
    [0.97, 0.5],
    [1, 0.2],
  ],
  basket: [
    [0, 0.82],
    [0.1, 0.9],
    [0.4, 0.98],
    [0.66, 1],
    [0.7, 1.06],
    [1, 1.08],
  ],
};

/** A lid with a knob, put on a body whose mouth has this radius. */
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
  /** How fast the radius grows with the height. */
  slope(height: number): number;
}

export function profileOf(name: string, withLid: boolean): Profile {
  const body = outlines[name] ?? outlines['straight']!;
  const mouth = body.at(-1)![1];
  const scaled = body.map(([height, radius]) => [height * bodyShare, radius] as const);
  const points = withLid ? [...scaled, ...lid(mouth)] : body;
  const radius = (height: number) => smooth(points, height);
  return { radius, slope: (height) => (radius(height + 0.004) - radius(height - 0.004)) / 0.008 };
}

/** Through all points, without overshooting between them. */
function smooth(points: Points, height: number): number {
  const after = Math.max(
    1,
    points.findIndex(([at]) => at >= height),
  );
  const place = height >= 1 ? points.length - 1 : after;
  const [[h0, r0], [h1, r1]] = [points[place - 1]!, points[place]!];
  const share = Math.min(1, Math.max(0, (height - h0) / (h1 - h0)));
  const [m0, m1] = [tangent(points, place - 1), tangent(points, place)];
  const span = h1 - h0;
  const [s2, s3] = [share ** 2, share ** 3];
  return (
    (2 * s3 - 3 * s2 + 1) * r0 +
    (s3 - 2 * s2 + share) * span * m0 +
    (-2 * s3 + 3 * s2) * r1 +
    (s3 - s2) * span * m1
  );
}

function tangent(points: Points, place: number): number {
  const secant = (from: number) => {
    const [[h0, r0], [h1, r1]] = [points[from]!, points[from + 1]!];
    return (r1 - r0) / (h1 - h0);
  };
  if (place === 0) return secant(0);
  if (place === points.length - 1) return secant(place - 1);
  const [before, after] = [secant(place - 1), secant(place)];
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}
