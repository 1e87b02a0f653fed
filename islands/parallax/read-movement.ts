import { describeElement } from '#runtime/islands/describe.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import type { Props } from './props.ts';
import type { Movement } from './distance.ts';

function toNumbers(tokens: readonly string[], attribute: string, host: Element): number[] {
  const wrong = tokens.find((word) => !Number.isFinite(Number(word)));
  if (wrong === undefined) return tokens.map(Number);
  throw new ArchipelError({
    what: `${attribute} on ${describeElement(host)} holds "${wrong}".`,
    why: 'It takes numbers with commas between them, each with a point and without a unit.',
    how: `Write it as in ${attribute}="-1, -2.5, -4".`,
  });
}

/**
 * Reads the parameters of a movement from the props.
 *
 * @param props The island's props.
 * @param host The host, for the message of an error.
 * @throws {ArchipelError} When a value is not a number.
 */
export const readMovement = ({ parallax, speed, speeds, breakpoints }: Props, host: Element): Movement => ({
  isBanner: parallax === 'banner',
  speed,
  speeds: toNumbers(speeds, 'data-speeds', host),
  breakpoints: toNumbers(breakpoints, 'data-breakpoints', host),
});
