import { nearest } from '#runtime/page/nearest.ts';
import type { MockOptions, ReplyOptions } from './exchange-types.ts';
import { MockError } from './mock-error.ts';

const isCount = (value: unknown, min: number) => Number.isInteger(value) && (value as number) >= min;

const shorten = (value: unknown) =>
  typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'a function').slice(0, 60);

const isStatus = (value: unknown) => isCount(value, 200) && (value as number) < 600;

interface Expectation {
  readonly expected: string;
  isValid(value: unknown): boolean;
}

const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  status: { expected: 'a number from 200 to 599', isValid: isStatus },
  delay: {
    expected: 'a number of milliseconds',
    isValid: (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value),
  },
  times: { expected: 'a whole number from 1', isValid: (value) => isCount(value, 1) },
  drop: { expected: 'true or false', isValid: (value) => typeof value === 'boolean' },
  headers: {
    expected: 'an object of texts',
    isValid: (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((one) => typeof one === 'string'),
  },
  url: {
    expected: 'a path or a regular expression',
    isValid: (value) => typeof value === 'string' || value instanceof RegExp,
  },
};

/**
 * Checks the options of a mock or of a reply.
 *
 * @param options The options.
 * @param subject The start of an error's sentence, such as `The mock of cart.add`.
 * @throws MockError for an unknown option, with the nearest one, and for a wrong value.
 */
export function checkOptions(options: MockOptions | ReplyOptions, subject: string): void {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const known = EXPECTATIONS[name];
    const names = Object.keys(EXPECTATIONS);
    if (!known) {
      const near = nearest(name, names);
      const advice = near ? `perhaps you mean "${near}"` : `there are ${names.join(', ')}`;
      throw new MockError(`${subject} has the option "${name}", which is unknown; ${advice}.`);
    }
    if (known.isValid(value)) continue;
    throw new MockError(`${subject} has ${name}: ${shorten(value)}; expected ${known.expected}.`);
  }
}
