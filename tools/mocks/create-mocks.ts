import type { ListRequests, MockCall, MockedAnswers } from './call-types.ts';
import { createExchange } from './exchange.ts';
import type { Exchange, SentRequest } from './exchange-types.ts';
import { createFetch } from './mock-fetch.ts';
import { createXMLHttpRequest } from './mock-xhr.ts';
import type { OpenApi } from './openapi.ts';

/** Mocks of the calls of the API, for tests in Node, jsdom and happy-dom. */
export interface Mocks extends Pick<Exchange, 'answer' | 'fragment'> {
  /**
   * Mocks a call; the last mock of a call comes first.
   *
   * @param call Id of the call, such as `cart.setQuantity`.
   * @param answer The answer, or a function that returns it; the example of the call by default.
   * @param options Status, delay in ms, number of times, headers, a broken connection, address.
   * @throws MockError for an unknown call or option, or an answer that its schema rejects.
   */
  readonly mock: MockCall;
  /**
   * Lets requests go to the network, or fail, without a mock.
   *
   * @param target Id of a call, end of a path, or a pattern of path and query.
   */
  allow(target: string | RegExp): void;
  /** Returns the requests that were sent, of one call or of all. */
  readonly requests: ListRequests;
  /** Calls, and HTML requested by script, that no mock answered and that are not allowed. */
  readonly unanswered: readonly SentRequest[];
  /**
   * Replaces `fetch`, and `XMLHttpRequest` where there is one.
   *
   * @returns A function that takes the replacements back.
   */
  install(): () => void;
  /** Takes the replacements of `install` back. */
  uninstall(): void;
  /** Forgets all requests, and all mocks but the answers of the start. */
  reset(): void;
}

/** Options of `createMocks` and `handlers`. */
export interface MocksOptions {
  /** Another `openapi.json`, such as that of another version. */
  readonly openapi?: OpenApi;
}

/** Creates the replacements of globals, and takes them back. */
function createInstallation(readExchange: () => Exchange) {
  let before: { fetch: typeof fetch; XMLHttpRequest: typeof XMLHttpRequest | undefined } | undefined;

  function uninstall(): void {
    if (!before) return;
    Object.assign(globalThis, { fetch: before.fetch });
    if (before.XMLHttpRequest) Object.assign(globalThis, { XMLHttpRequest: before.XMLHttpRequest });
    before = undefined;
  }

  function install(): () => void {
    if (before) return uninstall;
    before = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
    Object.assign(globalThis, { fetch: createFetch(readExchange, before.fetch) });
    if (before.XMLHttpRequest) {
      Object.assign(globalThis, { XMLHttpRequest: createXMLHttpRequest(readExchange) });
    }
    return uninstall;
  }

  return { install, uninstall };
}

function createFilled(openapi: OpenApi, answers: MockedAnswers): Exchange {
  const exchange = createExchange(openapi);
  for (const [call, answer] of Object.entries(answers)) exchange.mock(call, answer);
  return exchange;
}

/**
 * Returns `createMocks` of an API.
 *
 * @param openapi The contents of `openapi.json`.
 */
export function bindCreateMocks(bound: OpenApi) {
  return function createMocks(answers: MockedAnswers = {}, { openapi = bound }: MocksOptions = {}): Mocks {
    let exchange = createFilled(openapi, answers);
    const { install, uninstall } = createInstallation(() => exchange);

    function listRequests(call?: string) {
      return call === undefined ? exchange.requests : exchange.requests.filter((one) => one.call === call);
    }

    return {
      mock: (call, answer, options) => exchange.mock(call, answer, options),
      fragment: (path, html, options) => exchange.fragment(path, html, options),
      allow: (target) => exchange.allow(target),
      answer: (request) => exchange.answer(request),
      requests: listRequests as ListRequests,
      get unanswered() {
        return exchange.unanswered;
      },
      install,
      uninstall,
      reset() {
        exchange = createFilled(openapi, answers);
      },
    };
  };
}
