import type { AnswerFacts } from './answer-facts.ts';

/** A request of the page, sent by a script. */
export interface Exchange {
  readonly id: number;
  readonly method: string;
  /** Absolute address. */
  readonly url: string;
  /** Name of the call of the API, such as `carts.setQuantity`. */
  readonly call: string | undefined;
  /** Milliseconds from the start of the document. */
  readonly start: number;
  /** Milliseconds until the answer or the failure; undefined while it is pending. */
  readonly duration?: number;
  /** 0 without an answer. */
  readonly status?: number;
  /** The failure in words: the network's, or the library's about the answer. */
  readonly problem?: string;
  /** Stores and parts of the page that changed when its answer came. */
  readonly changes: readonly string[];
  readonly answer?: AnswerFacts;
}
