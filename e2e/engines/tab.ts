import type { Lookup } from './look.ts';

/** The server's response to a request sent outside the page. */
export interface Answer {
  status: number;
  body: string;
}

/** A request sent outside the page, with the visitor's cookies. */
export interface ShopRequest {
  method: string;
  path: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Target of a trusted press: the element itself or its label. */
export interface Aim {
  query: Lookup['query'];
  part: 'element' | 'label';
}

/**
 * A tab of a real browser: the part that differs between drivers. A blocked action returns the reason and has
 * done nothing, so that it can be retried.
 */
export interface Tab {
  /** The engine's name, for errors. */
  readonly engine: string;
  open(path: string): Promise<void>;
  traverse(step: -1 | 1): Promise<void>;
  reload(): Promise<void>;
  /** Sets the width of the window, in CSS pixels. */
  resize(width: number): Promise<void>;
  click(aim: Aim, times: 1 | 2, limit: number): Promise<string | undefined>;
  choose(aim: Aim, value: string, limit: number): Promise<string | undefined>;
  type(text: string): Promise<void>;
  press(chord: string): Promise<void>;
  run<A, R>(source: (arg: A) => R, arg: A): Promise<Awaited<R>>;
  send(request: ShopRequest): Promise<Answer>;
  /** Returns the errors so far in any tab of this visitor. */
  errors(): Promise<string[]>;
  picture(): Promise<Buffer>;
  another(): Promise<Tab>;
  close(): Promise<void>;
  /** Closes every tab of this visitor and ends the browser session. */
  leave(): Promise<void>;
}

/** Base URL and initial cookies of a visitor. */
export interface Home {
  baseURL: string;
  cookies: readonly { name: string; value: string }[];
}

/** A running browser, or a starter of browsers; it outlives visitors. */
export interface Engine {
  /** Opens a visitor's first tab, with no stored data but the given cookies. */
  welcome(home: Home): Promise<Tab>;
  stop(): Promise<void>;
}
