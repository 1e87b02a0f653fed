/** A request, as an answer's function receives it. */
export interface CallRequest {
  readonly method: string;
  readonly url: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value, form fields as an object, text, or undefined. */
  readonly body: unknown;
  /** Variables of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A request that was sent; `call` is undefined for an address that is no call of the API. */
export interface SentRequest extends CallRequest {
  readonly call: string | undefined;
  /** Status of the mock's answer; undefined without an answer. */
  readonly status: number | undefined;
}

/** A request before its body is parsed. */
export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or the bytes, by which the size of a file is exact, or the form itself. */
  readonly body?: string | Uint8Array | FormData | undefined;
}

/** Options of a single answer. */
export interface ReplyOptions {
  /** Status of the answer; 200 by default. */
  readonly status?: number;
  /** Time before the answer, in ms. */
  readonly delay?: number;
  /** Whether the connection breaks in place of an answer. */
  readonly drop?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of a mock. */
export interface MockOptions extends ReplyOptions {
  /** Number of answers; then the mock before this one answers again. */
  readonly times?: number;
  /** Address, for a call whose address the page writes; a text is the end of the path. */
  readonly url?: string | RegExp;
}

/** An answer, ready to be sent. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Time before the answer, in ms. */
  readonly delay: number;
  /** Whether the connection breaks in place of an answer. */
  readonly drop: boolean;
}

/** Requests and the mocks that answer them. */
export interface Exchange {
  /**
   * Mocks a call; the last mock of a call comes first.
   *
   * @param call Id of the call, such as `cart.setQuantity`.
   * @param answer The answer, or a function that returns it; the example of `openapi.json` by default.
   * @throws MockError for an unknown call or option, or an answer that the schema of its status rejects.
   */
  mock(call: string, answer?: unknown, options?: MockOptions): void;
  /**
   * Answers an address with HTML.
   *
   * @param path End of the path, such as `/widget/cart`, with the parameters that must be there; or a pattern of both.
   * @param html The HTML, or a function that returns it.
   * @throws MockError when the path is none.
   */
  fragment(
    path: string | RegExp,
    html: string | ((request: CallRequest) => unknown),
    options?: MockOptions,
  ): void;
  /**
   * Lets requests stay unanswered.
   *
   * @param target Id of a call, end of a path, or a pattern of path and query.
   */
  allow(target: string | RegExp): void;
  /**
   * Answers a request and records it.
   *
   * @returns The answer; undefined when nothing is mocked for it.
   * @throws MockError when a function's answer does not fit the call.
   */
  answer(request: RawRequest): Promise<MockAnswer | undefined>;
  /** All requests, in their order. */
  readonly requests: readonly SentRequest[];
  /** Calls of the API, and HTML requested by script, that no mock answered and that are not allowed. */
  readonly unanswered: readonly SentRequest[];
}
