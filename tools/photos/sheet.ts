import { css } from './colour.ts';
import type { Rgb } from './colour.ts';

export interface Stop {
  readonly at: number;
  readonly colour: Rgb;
  readonly opacity?: number;
}

export type Sheet = ReturnType<typeof createSheet>;

/** Collects the gradients and clips of one drawing and returns their addresses. */
export function createSheet() {
  const defs: string[] = [];
  const add = (make: (id: string) => string): string => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  return {
    defs: () => defs.join(''),
    across: (stops: readonly Stop[]) =>
      add((id) => `<linearGradient id="${id}">${stops.map(stop).join('')}</linearGradient>`),
    down: (stops: readonly Stop[]) =>
      add((id) => `<linearGradient id="${id}" x2="0" y2="1">${stops.map(stop).join('')}</linearGradient>`),
    around: (stops: readonly Stop[], centre = [0.5, 0.5], radius = 0.5) =>
      add(
        (id) =>
          `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stops.map(stop).join('')}</radialGradient>`,
      ),
    clip: (shape: string) => add((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    blur: (deviation: number) =>
      add(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
  };
}

const stop = ({ at, colour, opacity = 1 }: Stop): string =>
  `<stop offset="${round(at)}" stop-color="${css(colour)}"${opacity < 1 ? ` stop-opacity="${round(opacity)}"` : ''}/>`;

export const round = (value: number): number => Math.round(value * 1000) / 1000;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, rest: string): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(Math.max(0, rx))}" ry="${round(Math.max(0, ry))}" ${rest}/>`;
