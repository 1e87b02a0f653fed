import type { RawRequest } from './exchange-types.ts';

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

/** Base of relative addresses: the page's, if it has an address of the web. */
function baseAddress(): string {
  const href = globalThis.document?.baseURI ?? globalThis.location?.href;
  return /^https?:/.test(href ?? '') ? href : 'http://localhost';
}

/** Resolves an address as a page does. */
export const resolveAddress = (url: string | URL): string => new URL(url, baseAddress()).href;

/** The name of a class: those of jsdom and of Node differ, their names do not. */
const classOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

interface ReadBody {
  readonly body: RawRequest['body'];
  /** Content type without a header; undefined when it has none. */
  readonly type?: string | undefined;
}

async function readBytes(body: object): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  const source = classOf(body) === 'ArrayBuffer' ? body : new Response(body as ReadableStream);
  return new Uint8Array(source instanceof Response ? await source.arrayBuffer() : (source as ArrayBuffer));
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
  const name = classOf(body);
  if (name === 'FormData') return { body: body as FormData };
  if (name === 'URLSearchParams') return { body: String(body as URLSearchParams), type: FORM };
  if (name === 'Blob' || name === 'File') {
    const blob = body as Blob;
    return { body: await readBlob(blob), type: blob.type };
  }
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
