import type { Archipel } from '../archipel.ts';
import { containsParts } from './contains.ts';
import { poll } from '../poll.ts';
import { format, resultOf, type MatcherResult } from './result.ts';

/** Options of matchers that look at records. */
export interface RecordOptions {
  /** Exact number of matching records, once the page is idle. */
  readonly times?: number;
  /** Milliseconds until the matcher gives up; 5,000 by default. */
  readonly timeout?: number;
}

interface Look {
  readonly archipel: Archipel;
  /** Reads the values of the records. */
  read(): Promise<readonly unknown[]>;
  /** Parts that a record must have. */
  readonly parts: unknown;
  readonly options: RecordOptions;
  readonly isNot: boolean;
  /** Subject of the message: `cart.setQuantity`. */
  readonly subject: string;
  /** Verb of the message: `sent`. */
  readonly verb: string;
}

const listed = (values: readonly unknown[]) =>
  values.length === 0 ? 'none' : values.map((value) => `\n  ${format(value)}`).join('');

/** Expects a number of records, or at least one. */
export async function expectRecords(look: Look): Promise<MatcherResult> {
  const { archipel, read, parts, options, isNot, subject, verb } = look;
  const { times, timeout } = options;
  const count = async () => (await read()).filter((value) => containsParts(value, parts)).length;

  // A missing record is certain, and a number is final, only when nothing of the page is under way.
  if (isNot || times !== undefined) await archipel.idle(timeout === undefined ? {} : { timeout });
  const isEnough = async () => (times === undefined ? (await count()) > 0 : (await count()) === times);
  const pass = isNot || times !== undefined ? await isEnough() : await poll(isEnough, timeout);

  const wanted = parts === undefined ? '' : ` with ${format(parts)}`;
  const number = times === undefined ? '' : ` ${times} ${times === 1 ? 'time' : 'times'}`;
  const verdict = pass ? 'was' : 'was not';
  return resultOf(
    pass,
    `${subject}${wanted} ${verdict} ${verb}${number}. There were: ${listed(await read())}`,
  );
}
