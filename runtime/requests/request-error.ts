export type RequestFailure = 'aborted' | 'network' | 'timeout' | 'size' | 'status' | 'type' | 'origin';

/** A request without a usable answer, classified by its kind. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestFailure;
  readonly url: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The answer's text, where there was one. */
  readonly body: string;
  /** The answer's header `Content-Security-Policy`. */
  readonly policy: string;
  /** Whether the text is HTML. */
  readonly isHtml: boolean;

  constructor(
    kind: RequestFailure,
    url: string,
    details: { status?: number; body?: unknown; policy?: string; isHtml?: boolean; cause?: unknown } = {},
  ) {
    const { status = 0, body, policy = '', isHtml = false, cause } = details;
    super(`The request for ${url} failed (${kind}${status ? `, status ${status}` : ''}).`, { cause });
    this.kind = kind;
    this.url = url;
    this.status = status;
    this.policy = policy;
    this.isHtml = isHtml;
    this.body = typeof body === 'string' ? body : '';
  }
}

/** Whether a request ended because it was aborted, which is no failure. */
export const isAborted = (thrown: unknown): boolean =>
  thrown instanceof RequestError && thrown.kind === 'aborted';
