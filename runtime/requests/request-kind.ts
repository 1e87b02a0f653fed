/** A request of the library. */
export interface Request {
  method?: string;
  /** FormData and URLSearchParams are sent as they are, any other value as JSON. */
  body?: unknown;
  /** Aborts a read. A write is never aborted: it runs to its end, and may only be superseded. */
  signal?: AbortSignal;
  /** Lets a write outlive the page. */
  keepalive?: boolean;
  /** Headers in addition to the library's own. */
  headers?: Record<string, string>;
  /** Whether the browser's cache may answer. */
  cache?: RequestCache;
  /** Timeout in ms; by default the page's setting, or half a minute. */
  timeout?: number;
  /**
   * Answers after which the visitor signs in and the request is repeated: a 401 or a login page (`any`), a
   * 401 alone (for visits, which show a login page as any other), or none (for the login itself).
   */
  signInAfter?: 'any' | 'rejection' | 'nothing';
  /** Returns the antiforgery headers, called for each attempt; set by `writeText`. */
  tokenHeaders?: (request: Request) => Readonly<Record<string, string>>;
}

/** A request that only reads. */
export type Read = Omit<Request, 'method' | 'body' | 'keepalive' | 'tokenHeaders'>;

/** Whether a body is sent as a form and not as JSON. */
export const isForm = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

/** Whether a request may change something on the server. */
export const isWrite = ({ method = 'GET' }: Request) => method !== 'GET' && method !== 'HEAD';
