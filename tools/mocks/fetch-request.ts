import type { RawRequest } from './exchange-types.ts';

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

/** Base of relative addresses: the page's, if it has an address of the web. */
function baseAddress(): string {
  const href = globalThis.document?.baseURI ?? globalThis.location?.href;
  return /^https?:/.test(href ?? '') ? href : 'http://localhost';
}

/** Resolves an address as a page does. */
export const resolveAddress = (url: string | URL): string => new URL(url, baseAddress()).href;

/** Compares by members: the classes of jsdom, of happy-dom and of Node differ. */
const hasAll = (value: object, names: readonly string[]) => names.every((name) => name in value);

const isFields = (value: object): value is URLSearchParams => hasAll(value, ['getAll', 'sort']);
const isForm = (value: object): value is FormData => hasAll(value, ['getAll', 'append']);
const isBlob = (value: object): value is Blob => hasAll(value, ['slice', 'size', 'type']);
const isBuffer = (value: object): value is ArrayBuffer => hasAll(value, ['slice', 'byteLength']);

interface ReadBody {
  readonly body: RawRequest['body'];
  /** Content type without a header; undefined when it has none. */
  readonly type?: string | undefined;
}

async function readBytes(body: object): Promise<Uint8Array> {
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (isBuffer(body)) return new Uint8Array(body);
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

function readBlob(blob: Blob): Promise<string> {
  if (typeof blob.text === 'function') return blob.text();
  // A Blob of jsdom has no text().
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The body can’t be read.'));
    reader.readAsText(blob);
  });
}

/**
 * Reads what a script sends as a body.
 *
 * @param body The body of `fetch` or of `XMLHttpRequest`.
 * @returns The text, bytes or form, and its content type.
 */
export async function readSentBody(body: unknown): Promise<ReadBody> {
  if (body === undefined || body === null) return { body: undefined };
  if (typeof body !== 'object') return { body: String(body) };
  if (isFields(body)) return { body: String(body), type: FORM };
  if (isForm(body)) return { body };
  if (isBlob(body)) return { body: await readBlob(body), type: body.type };
  return { body: await readBytes(body) };
}

const isRequest = (input: RequestInfo | URL): input is Request =>
  typeof input === 'object' && 'headers' in input && 'url' in input;

/** Returns the signal that aborts a `fetch`. */
export const signalOf = (input: RequestInfo | URL, init?: RequestInit): AbortSignal | null =>
  init?.signal ?? (isRequest(input) ? input.signal : null);

async function readRequest(request: Request): Promise<RawRequest> {
  const body = new Uint8Array(await request.clone().arrayBuffer());
  return { method: request.method, url: request.url, headers: Object.fromEntries(request.headers), body };
}

/**
 * Reads the arguments of `fetch`.
 *
 * @param input The address, or a request.
 * @param init Options, which come before those of a request.
 */
export async function readFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<RawRequest> {
  const before = isRequest(input)
    ? await readRequest(input)
    : { method: 'GET', url: resolveAddress(input), headers: {}, body: undefined };
  const { body, type } = await readSentBody(init.body ?? before.body);
  const headers = init.headers ? Object.fromEntries(new Headers(init.headers)) : before.headers;
  return {
    method: init.method ?? before.method,
    url: before.url,
    headers: type ? { 'content-type': type, ...headers } : headers,
    body,
  };
}
