import { createAddressPattern } from './address-pattern.ts';
import type { CallTable } from './call-table.ts';
import type { CallRequest, RawRequest, SentRequest } from './exchange-types.ts';
import { parseBody } from './parse-body.ts';
import type { Address, Match } from './rules.ts';

/** A request whose status is yet to come. */
type OpenRequest = { -readonly [Key in keyof SentRequest]: SentRequest[Key] };

/** The requests of an exchange. */
export interface RequestLog {
  readonly requests: readonly SentRequest[];
  readonly unanswered: readonly SentRequest[];
  /** Adds a request. */
  record(raw: RawRequest, address: Address, match: Match | undefined): OpenRequest;
  /** Adds a request that no mock answers to `unanswered`, unless it needs none. */
  recordUnanswered(request: SentRequest, url: URL): void;
  /** Lets requests of a call, a path or a pattern stay unanswered. */
  allow(target: string | RegExp): void;
}

const lowerCase = (headers: RawRequest['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function readRequest(raw: RawRequest, { method, url }: Address, match: Match | undefined): OpenRequest {
  const headers = lowerCase(raw.headers);
  return {
    method,
    url: raw.url,
    headers,
    body: parseBody(raw.body, headers['content-type']),
    params: match?.params ?? {},
    query: Object.fromEntries(url.searchParams),
    call: match?.call,
    status: undefined,
  };
}

/** Whether a script requested HTML: the browser's own navigations need no mock. */
function isScriptedHtml({ headers }: CallRequest): boolean {
  const isScripted = Boolean(headers['x-requested-with']) || headers['sec-fetch-dest'] === 'empty';
  return isScripted && (headers['accept'] ?? '').includes('text/html');
}

type Allowed = (request: SentRequest, url: URL) => boolean;

function createAllowed(table: CallTable, target: string | RegExp): Allowed {
  if (typeof target === 'string' && !/^\/|^https?:/.test(target)) {
    const { id } = table.get(target);
    return ({ call }) => call === id;
  }
  const pattern = createAddressPattern(target, 'allow()');
  return (_request, url) => pattern(url) !== undefined;
}

/**
 * Creates the log of an exchange.
 *
 * @param table The calls, by whose ids requests are allowed.
 */
export function createRequestLog(table: CallTable): RequestLog {
  const allowed: Allowed[] = [];
  const requests: SentRequest[] = [];
  const unanswered: SentRequest[] = [];
  return {
    requests,
    unanswered,
    record(raw, address, match) {
      const request = readRequest(raw, address, match);
      requests.push(request);
      return request;
    },
    recordUnanswered(request, url) {
      if (!request.call && !isScriptedHtml(request)) return;
      if (!allowed.some((isAllowed) => isAllowed(request, url))) unanswered.push(request);
    },
    allow(target) {
      allowed.push(createAllowed(table, target));
    },
  };
}
