import type { ReplyOptions } from './exchange-types.ts';

/** Marks replies: the class of another entry point of the package is another one. */
const REPLY = Symbol.for('archipel.reply');

/** An answer of a function with options of its own. */
export class Reply {
  readonly body: unknown;
  readonly options: ReplyOptions;

  constructor(body: unknown, options: ReplyOptions) {
    this.body = body;
    this.options = options;
    Object.defineProperty(this, REPLY, { value: true });
  }
}

/** Returns whether a value is a reply, and not an answer that looks like one. */
export const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && REPLY in value;

/**
 * Gives an answer a status, headers or a delay of its own.
 *
 * @param body The answer; nothing for an empty one.
 * @param options Status, headers, delay in ms, or `drop`; those of the mock by default.
 */
export const reply = (body?: unknown, options: ReplyOptions = {}): Reply => new Reply(body, options);
