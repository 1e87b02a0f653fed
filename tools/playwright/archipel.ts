import type { Locator } from '@playwright/test';
import type { FixtureQuery } from '../fixtures/query.ts';
import type { ListRequests, MockCall } from '../mocks/call-types.ts';
import type { CallRequest, MockOptions } from '../mocks/exchange-types.ts';
import type { EmittedEvent } from './journal.ts';

/** Options of a fixture page: those of the page itself, and how it is opened. */
export interface OpenOptions extends Omit<FixtureQuery, 'name'> {
  /** Whether an island that waits for the pointer is mounted at once; it is, by default. */
  readonly interact?: boolean;
}

/** An island of the page, as the runtime knows it. */
export interface IslandState {
  readonly name: string;
  readonly state: string;
}

/** The library in a test: its pages, its server, its events. */
export interface Archipel {
  /**
   * Opens the fixture page of an island, at the address `/{culture}/{name}`, and waits until it is mounted and idle.
   *
   * @param name Name of the island.
   * @returns The island’s host, or the page’s content for an island without one.
   * @throws UserError for an unknown island, state or culture, and for props that the schema rejects.
   */
  open(name: string, options?: OpenOptions): Promise<Locator>;
  /**
   * Returns the HTML of a fixture page, as an answer for an island that reads its page again.
   *
   * @throws UserError as `open`.
   */
  html(name: string, options?: OpenOptions): string;
  /**
   * Opens a page of the site and waits until it is idle; its calls go to the mocks, the rest to the site.
   *
   * @throws KitError for a page without the library’s script.
   */
  goto(url: string): Promise<void>;
  /** Returns the hosts of an island in the page. */
  island(name: string): Locator;
  /** Moves the pointer over an island that waits for it, and waits until it is ready. */
  interact(island: Locator): Promise<void>;
  /** Lists the islands of the page with their states. */
  islands(): Promise<readonly IslandState[]>;
  /**
   * Answers a call of the API; the last mock of a call comes first.
   *
   * @param call Id of the call in openapi.json: `cart.setQuantity`.
   * @param answer The answer, or a function of the request; without one, the example of openapi.json.
   * @param options Status, delay in ms, number of answers, `drop` for a connection that breaks.
   * @throws MockError for an unknown call, and for an answer that its schema rejects.
   */
  readonly mock: MockCall;
  /**
   * Answers an address with HTML.
   *
   * @param path End of the path, or a pattern.
   * @param html The HTML, or a function of the request.
   */
  fragment(
    path: string | RegExp,
    html: string | ((request: CallRequest) => unknown),
    options?: MockOptions,
  ): void;
  /** Lets requests go without a mock: `cart.readSummary`, `wishlists.*`, `*`, a path or a pattern. */
  allow(target: string | RegExp): void;
  /**
   * Waits until nothing of the page is being loaded, mounted, sent or written.
   *
   * @param options Milliseconds until it fails; 10,000 by default.
   */
  idle(options?: { readonly timeout?: number }): Promise<void>;
  /** Returns the requests of a call, or all, in their order. */
  readonly requests: ListRequests;
  /** Returns the events of a name, or all, in their order. */
  events(name?: string): Promise<readonly EmittedEvent[]>;
  /** Sets the page’s clock, before the page opens; it runs from there, and `page.clock` moves it. */
  clock(time: string | number | Date): Promise<void>;
  /** Takes the network away. */
  offline(): Promise<void>;
  /** Gives it back. */
  online(): Promise<void>;
  /**
   * Answers the next request of a call or a path with 401, and the login page with a form that signs in.
   *
   * @param target Id of a call, or the end of a path.
   */
  signIn401(target: string): void;
  /** Expects a complaint in the console, which would fail the test otherwise. */
  expectComplaint(pattern: RegExp): void;
  /** Expects an uncaught error, which would fail the test otherwise. */
  expectError(pattern: RegExp): void;
}
