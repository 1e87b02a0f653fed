import type { Wish } from './look.ts';

/** The server's answer to a request that was made beside the page. */
export interface Answer {
  status: number;
  body: string;
}

/** A request beside the page, with the visitor's cookies. */
export interface Demand {
  method: string;
  path: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** The element that a real press is meant for. */
export interface Aim {
  query: Wish['query'];
  part: 'element' | 'label';
}

/**
 * A tab of a real browser: the little that differs from driver to driver. A method that can be hindered answers with
 * the hindrance, and has then done nothing, so that it may be tried again.
 */
export interface Tab {
  /** The engine's name, for errors. */
  readonly engine: string;
  open(path: string): Promise<void>;
  traverse(step: -1 | 1): Promise<void>;
  reload(): Promise<void>;
  /** Makes the window as wide as so many CSS pixels. */
  resize(width: number): Promise<void>;
  click(aim: Aim, times: 1 | 2, limit: number): Promise<string | undefined>;
  choose(aim: Aim, value: string, limit: number): Promise<string | undefined>;
  type(text: string): Promise<void>;
  press(chord: string): Promise<void>;
  run<A, R>(source: (arg: A) => R, arg: A): Promise<Awaited<R>>;
  send(demand: Demand): Promise<Answer>;
  /** What went wrong so far in any tab of this visitor. */
  errors(): Promise<string[]>;
  picture(): Promise<Buffer>;
  another(): Promise<Tab>;
  close(): Promise<void>;
  /** Closes every tab of this visitor and forgets them. */
  leave(): Promise<void>;
}

/** Where visitors live, and the cookies that they come with. */
export interface Home {
  baseURL: string;
  cookies: readonly { name: string; value: string }[];
}

/** A running browser, or what starts one; it outlives visitors. */
export interface Engine {
  /** A visitor's first tab, with nothing remembered but the cookies given. */
  welcome(home: Home): Promise<Tab>;
  stop(): Promise<void>;
}
