import type { Page, Request, Response } from '@playwright/test';
import { SourceError } from '../../check/sources/index.ts';
import { decodeSource } from '../../check/sources/decode.ts';
import type { Redirect } from '../site-report.ts';

/** Limits in ms: of the answer, and of the files behind it. */
const [ANSWER_TIMEOUT_MS, LOAD_TIMEOUT_MS] = [30_000, 30_000];

/** The answer to a navigation. */
export interface Answer {
  readonly kind: 'answer';
  /** Address after redirects. */
  readonly url: string;
  readonly status: number;
  readonly redirects: readonly Redirect[];
  readonly isHtml: boolean;
  readonly response: Response;
}

/** Why there is none; a download is no page. */
export interface NoAnswer {
  readonly kind: 'file' | 'failed';
  readonly reason: string;
}

/** Errors of browsers in plain English. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/CONNECTION_REFUSED/, 'no server answers there'],
  [/NAME_NOT_RESOLVED|UNKNOWN_HOST/, 'its host is unknown'],
  [/TOO_MANY_REDIRECTS|REDIRECT_LOOP/, 'it is redirected in a circle'],
  [/CERT|SSL|SEC_ERROR|certificate/i, 'its certificate is not valid'],
  [/Timeout/, `no answer within ${ANSWER_TIMEOUT_MS / 1000} s`],
  [/CONNECTION_(?:RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|NET_RESET|NET_INTERRUPT/, 'the connection broke off'],
  [/INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|NET_OFFLINE/, 'there is no network'],
];

/** A download, or an answer without content: the browser stays where it is. */
const FILE = /download|ERR_ABORTED|NS_BINDING_ABORTED/i;

function reasonOfNavigation(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const known = REASONS.find(([pattern]) => pattern.test(message))?.[1];
  return known ?? message.split('\n')[0]!.replace(/^page\.goto: /, '');
}

async function redirectsOf(last: Request): Promise<Redirect[]> {
  const found: Redirect[] = [];
  for (let request = last.redirectedFrom(), to = last; request; request = request.redirectedFrom()) {
    const status = (await request.response())?.status() ?? 0;
    found.unshift({ from: request.url(), to: to.url(), status });
    to = request;
  }
  return found;
}

/**
 * Goes to an address.
 *
 * @param page A new page.
 * @param address The address.
 * @returns The answer, or why there is none.
 */
export async function navigate(page: Page, address: string): Promise<Answer | NoAnswer> {
  let response: Response | null;
  try {
    response = await page.goto(address, { waitUntil: 'commit', timeout: ANSWER_TIMEOUT_MS });
  } catch (thrown) {
    const isFile = FILE.test(String(thrown));
    return { kind: isFile ? 'file' : 'failed', reason: reasonOfNavigation(thrown) };
  }
  if (!response) return { kind: 'failed', reason: 'the browser has no answer' };
  const type = response.headers()['content-type'] ?? '';
  return {
    kind: 'answer',
    url: response.url(),
    status: response.status(),
    redirects: await redirectsOf(response.request()),
    isHtml: /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type),
    response,
  };
}

/** Waits for the files of a page; returns whether they came in time. */
export async function waitForLoad(page: Page): Promise<boolean> {
  try {
    await page.waitForLoadState('load', { timeout: LOAD_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

async function bodyOf(page: Page, { response }: Answer): Promise<Buffer> {
  try {
    return await response.body();
  } catch {
    // A browser that has not saved the body needs a second request.
    return (await page.request.get(response.url())).body();
  }
}

/**
 * Reads the HTML that the server sent.
 *
 * @param page The page.
 * @param answer Its answer.
 * @returns The HTML; empty where it is no text.
 */
export async function readHtml(page: Page, answer: Answer): Promise<string> {
  const type = answer.response.headers()['content-type'] ?? '';
  try {
    return decodeSource(answer.url, new Uint8Array(await bodyOf(page, answer)), type);
  } catch (thrown) {
    if (thrown instanceof SourceError) return '';
    throw thrown;
  }
}
