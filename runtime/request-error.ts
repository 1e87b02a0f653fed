export type RequestFailure = 'aborted' | 'network' | 'timeout' | 'size' | 'status' | 'type' | 'origin';

/** A request that brought nothing usable, classified once. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestFailure;
  readonly url: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The answer's text, where there was one. */
  readonly body: string;

  constructor(
    kind: RequestFailure,
    url: string,
    details: { status?: number; body?: unknown; cause?: unknown } = {},
  ) {
    const { status = 0, body, cause } = details;
    super(`The request for ${url} failed (${kind}${status ? `, status ${status}` : ''}).`, { cause });
    this.kind = kind;
    this.url = url;
    this.status = status;
    this.body = typeof body === 'string' ? body : '';
  }
}
