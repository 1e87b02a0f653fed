import { track } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { clearPages } from '#runtime/navigation/cache.ts';
import { findToken } from '#runtime/requests/antiforgery.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { JSON_TYPE } from '#runtime/requests/request.ts';
import { safeUrl } from '#runtime/requests/safe-url.ts';

interface SendFileOptions {
  /** Aborts the request. */
  signal: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Longest time without a sent byte or an answer, in ms. */
const UPLOAD_TIMEOUT_MS = 60_000;

const STALE: ReadonlySet<number> = new Set([400, 403, 419]);

const headersOf = (body: FormData): [string, string][] => {
  const token = findToken(body);
  return (token?.headers ?? []).map((name) => [name, token!.value]);
};

function openRequest(url: URL, body: FormData): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('POST', url.href);
  request.setRequestHeader('Accept', JSON_TYPE);
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
  for (const [name, value] of headersOf(body)) request.setRequestHeader(name, value);
  return request;
}

/** Calls back when there was no progress for too long. */
function createStallWatch(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const onChunk = () => {
    stop();
    timer = setTimeout(onStall, UPLOAD_TIMEOUT_MS);
  };
  return { onChunk, stop };
}

/** Sends a form once by XMLHttpRequest, because `fetch` reports no progress. Decision 320. */
function sendOnce(url: URL, body: FormData, { signal, onProgress }: SendFileOptions) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = openRequest(url, body);
    let isStalled = false;
    const watch = createStallWatch(() => {
      isStalled = true;
      request.abort();
    });
    const abort = () => request.abort();
    const end = () => {
      watch.stop();
      signal.removeEventListener('abort', abort);
    };
    const fail = (kind: 'network' | 'timeout' | 'aborted') => {
      end();
      reject(new RequestError(kind, url.href));
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      watch.onChunk();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      end();
      resolve(request);
    };
    request.onerror = () => fail('network');
    request.onabort = () => fail(isStalled ? 'timeout' : 'aborted');
    signal.addEventListener('abort', abort);
    watch.onChunk();
    request.send(body);
  });
}

function readAnswer({ status, responseText, responseURL }: XMLHttpRequest, url: string): unknown {
  if (responseURL && !safeUrl(responseURL)) throw new RequestError('origin', url, { status });
  if (status < 200 || status > 299) throw new RequestError('status', url, { status, body: responseText });
  try {
    return JSON.parse(responseText);
  } catch (cause) {
    throw new RequestError('type', url, { status, body: responseText, cause });
  }
}

/** Sends a file again after a sign-in or with a fresh token, if it was rejected for lack of one. */
async function repair(
  request: XMLHttpRequest,
  url: string,
  body: FormData,
  send: () => Promise<XMLHttpRequest>,
) {
  const { status } = request;
  if (status === 401) {
    const { requestSignIn } = await loadModule(() => import('#runtime/requests/sign-in.ts'));
    return (await requestSignIn(url, { method: 'POST', body }, send)) ?? request;
  }
  if (!STALE.has(status)) return request;
  const { renewToken } = await loadModule(() => import('#runtime/requests/stale-token.ts'));
  return (await renewToken({ method: 'POST', body })) ? send() : request;
}

/**
 * Sends a form with a file to an address of this origin (UPL-06), with the antiforgery token.
 *
 * @param address The address.
 * @param body The form.
 * @param options Its signal, and the listener of its progress.
 * @returns The answer's JSON, unchecked.
 * @throws {RequestError} No answer, a timeout, a rejection, an answer that is no JSON, another origin, aborted.
 */
export async function sendFile(address: string, body: FormData, options: SendFileOptions): Promise<unknown> {
  const url = safeUrl(address);
  if (!url) throw new RequestError('origin', address);
  const send = () => track(sendOnce(url, body, options));
  try {
    return readAnswer(await repair(await send(), url.href, body, send), url.href);
  } finally {
    clearPages();
  }
}
