/** A request of the library. */
export interface Request {
  method?: string;
  /** Sent as JSON when it is a plain value, as it is when it is FormData or URLSearchParams. */
  body?: unknown;
  /** Aborts a read. A write is never aborted: it runs to its end, and may only be superseded. */
  signal?: AbortSignal;
  /** Lets a write outlive the page. */
  keepalive?: boolean;
  /** Sent in addition to our own. */
  headers?: Record<string, string>;
  /** Whether the browser's cache may answer. */
  cache?: RequestCache;
  /** Milliseconds that the answer may take; half a minute, when left out. */
  timeout?: number;
  /**
   * After which answers the visitor signs in before the request is sent again: a rejection (401) or a login page; the
   * rejection alone, since a visit shows a login page as any other; or nothing, for the login itself.
   */
  signInAfter?: 'any' | 'rejection' | 'nothing';
  /** Finds the headers of the antiforgery token, anew for each attempt: `writeText` gives it. */
  tokenHeaders?: (request: Request) => Readonly<Record<string, string>>;
}

/** A request that only reads. */
export type Read = Omit<Request, 'method' | 'body' | 'keepalive' | 'tokenHeaders'>;

/** Whether a body is sent as a form and not as JSON. */
export const isForm = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

/** Whether a request may change something on the server. */
export const isWrite = ({ method = 'GET' }: Request) => method !== 'GET' && method !== 'HEAD';
