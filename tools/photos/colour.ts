export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [255, 253, 248];
export const clay: Rgb = [178, 144, 112];

export const rgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** Mixes two colours: share 0 gives the first one, 1 the second. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Darkens a colour below 1 and lightens it above: shadows become a little warm, lights a little cool. */
export function lit(colour: Rgb, light: number): Rgb {
  if (light > 1) return mix(colour, white, Math.min(1, light - 1));
  return [colour[0] * light ** 0.92, colour[1] * light, colour[2] * light ** 1.08];
}

export const css = (colour: Rgb): string =>
  `rgb(${colour.map((part) => Math.round(Math.max(0, Math.min(255, part)))).join(' ')})`;

export const luminance = ([red, green, blue]: Rgb): number =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
