import type { ReplyOptions } from './exchange-types.ts';

/** An answer of a function with options of its own. */
export class Reply<Body = unknown> {
  readonly body: Body;
  readonly options: ReplyOptions;

  constructor(body: Body, options: ReplyOptions) {
    this.body = body;
    this.options = options;
  }
}

/**
 * Gives the answer of a function a status, headers or a delay of its own.
 *
 * @param body The answer; nothing for an empty one.
 * @param options Status, headers, delay in ms, or `drop`; those of the mock by default.
 */
export function reply<Body = undefined>(body?: Body, options: ReplyOptions = {}): Reply<Body> {
  return new Reply(body as Body, options);
}
