import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** A line of the console. */
export interface ConsoleLine {
  readonly level: 'error' | 'warning';
  readonly text: string;
  /** File and line. */
  readonly source: string;
}

/** A request that failed or was answered with an error. */
export interface FailedRequest {
  readonly url: string;
  readonly method: string;
  /** Playwright's kind: `image`, `fetch` … */
  readonly type: string;
  /** 0 without an answer. */
  readonly status: number;
  readonly reason: string;
}

/** Records of a page from outside of it. */
export interface Watched {
  readonly console: readonly ConsoleLine[];
  /** Uncaught errors, with their stack. */
  readonly errors: readonly { readonly message: string; readonly stack: string }[];
  readonly failed: readonly FailedRequest[];
}

/** Limit of records of a kind: a loop may write without end. */
const MAX_RECORDS = 100;

/** Reported by requests already. */
const RESOURCE_LINE = /^Failed to load resource\b/;

/** Reports every failed import, even a caught one (Firefox 140). */
const FAILED_IMPORT = /^Loading module from .* was blocked because of a disallowed MIME type/;

/** Not faults: the page gave up the request itself, or its policy did, which is reported by itself. */
const GIVEN_UP = /abort|cancel|blocked_by_(?:csp|client)|csp/i;

function lineOf(message: ConsoleMessage): ConsoleLine | undefined {
  const [type, text] = [message.type(), message.text()];
  if ((type !== 'error' && type !== 'warning') || RESOURCE_LINE.test(text)) return undefined;
  const { url, lineNumber } = message.location();
  return { level: type, text, source: url ? `${url}:${lineNumber + 1}` : '' };
}

const describeRequest = (request: Request) => ({
  url: request.url(),
  method: request.method(),
  type: request.resourceType(),
});

const isMainDocument = (request: Request, page: Page) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

function failureOf(request: Request): FailedRequest | undefined {
  const reason = request.failure()?.errorText ?? '';
  if (GIVEN_UP.test(reason)) return undefined;
  return { ...describeRequest(request), status: 0, reason };
}

function rejectionOf(response: Response): FailedRequest | undefined {
  if (response.status() < 400) return undefined;
  return { ...describeRequest(response.request()), status: response.status(), reason: response.statusText() };
}

/**
 * Watches a page from outside.
 *
 * @param page The page, before its navigation.
 * @returns The records, which grow; `stop` ends that.
 */
export function watchPage(page: Page): { records: Watched; stop(): void } {
  const records = {
    console: [] as ConsoleLine[],
    errors: [] as Watched['errors'][number][],
    failed: [] as FailedRequest[],
  };
  let isOver = false;
  const add = <Entry>(list: Entry[], entry: Entry | undefined) => {
    if (!isOver && entry !== undefined && list.length < MAX_RECORDS) list.push(entry);
  };
  page.on('console', (message) => add(records.console, lineOf(message)));
  page.on('pageerror', ({ message, stack = '' }) => {
    if (!FAILED_IMPORT.test(message)) add(records.errors, { message, stack });
  });
  page.on('requestfailed', (request) => {
    if (!isMainDocument(request, page)) add(records.failed, failureOf(request));
  });
  page.on('response', (response) => {
    if (!isMainDocument(response.request(), page)) add(records.failed, rejectionOf(response));
  });
  return {
    records,
    stop: () => {
      isOver = true;
    },
  };
}
