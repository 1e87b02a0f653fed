/** A vessel's outline from rim to foot: heights from 0 to 1, radii relative to the largest. */
type Profile = readonly (readonly [height: number, radius: number])[];

const profiles = {
  bowl: [
    [0, 1],
    [0.45, 0.88],
    [0.8, 0.52],
    [1, 0.4],
  ],
  cup: [
    [0, 0.9],
    [0.5, 0.95],
    [0.85, 0.8],
    [1, 0.62],
  ],
  plate: [
    [0, 1],
    [0.5, 0.7],
    [1, 0.45],
  ],
  vase: [
    [0, 0.42],
    [0.18, 0.34],
    [0.55, 1],
    [0.85, 0.82],
    [1, 0.5],
  ],
  teapot: [
    [0, 0.45],
    [0.3, 0.9],
    [0.65, 1],
    [1, 0.55],
  ],
  glass: [
    [0, 0.9],
    [0.6, 0.78],
    [1, 0.66],
  ],
  bottle: [
    [0, 0.26],
    [0.34, 0.28],
    [0.52, 0.9],
    [0.9, 1],
    [1, 0.8],
  ],
} satisfies Record<string, Profile>;

export type VesselKind = keyof typeof profiles;

/** Position and size of a vessel. */
export interface VesselBox {
  /** Centre of its foot. */
  readonly x: number;
  readonly y: number;
  /** Half of its largest width. */
  readonly radius: number;
  readonly height: number;
}

const whole = (value: number) => value.toFixed(1);

/** Returns the curve of one side. */
function sideOf(profile: Profile, { x, y, radius, height }: VesselBox, sign: 1 | -1): readonly string[] {
  const points = profile.map(([at, wide]) => [x + sign * wide * radius, y - height + at * height] as const);
  return points.map(([px, py], index) => {
    const before = points[index - 1];
    if (!before) return `${whole(px)} ${whole(py)}`;
    const middle = (before[1] + py) / 2;
    return `C${whole(before[0])} ${whole(middle)} ${whole(px)} ${whole(middle)} ${whole(px)} ${whole(py)}`;
  });
}

/** Returns the outline of a vessel as SVG path data. */
export function vesselPath(kind: VesselKind, box: VesselBox): string {
  const profile: Profile = profiles[kind];
  const left = sideOf(profile, box, -1);
  const upwards = sideOf(profile.toReversed(), box, 1);
  return `M${left.join(' ')} L${upwards.join(' ')}Z`;
}

/** Returns the ellipse of a vessel's opening. */
export function rimOf(kind: VesselKind, { x, y, radius, height }: VesselBox) {
  const wide = profiles[kind][0]?.[1] ?? 1;
  return { cx: x, cy: y - height, rx: wide * radius, ry: wide * radius * 0.16 };
}
