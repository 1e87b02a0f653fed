import { wait } from './answer-request.ts';
import type { MockedAnswers } from './call-types.ts';
import type { Mocks, MocksOptions } from './create-mocks.ts';
import { createExchange } from './exchange.ts';
import type { Exchange } from './exchange-types.ts';
import { readFetch } from './fetch-request.ts';
import { createResponse } from './mock-fetch.ts';
import { MockError } from './mock-error.ts';
import type { OpenApi } from './openapi.ts';

type Resolver = (info: { readonly request: Request }) => Promise<Response | undefined>;

/** The `http` of MSW 2 or 3. */
export interface MswHttp<Handler> {
  all(path: string, resolver: Resolver): Handler;
}

const isMocks = (answers: MockedAnswers | Mocks): answers is Mocks =>
  'mock' in answers && typeof answers.mock === 'function';

function checkHttp(http: unknown): void {
  const { all } = Object(http) as { all?: unknown };
  if (typeof all === 'function') return;
  throw new MockError(
    "handlers() needs the http of your MSW first. Write: import { http } from 'msw'; handlers(http, { 'cart.add': undefined }).",
  );
}

function createResolver(exchange: Pick<Exchange, 'answer'>): Resolver {
  return async function resolve({ request }) {
    const answer = await exchange.answer(await readFetch(request));
    // MSW goes on to its next handler, and to its own rule for requests without one.
    if (!answer) return undefined;
    await wait(answer.delay, request.signal);
    return answer.drop ? Response.error() : createResponse(answer, request.url);
  };
}

/**
 * Returns `handlers` of an API.
 *
 * @param bound The contents of `openapi.json`.
 */
export function bindHandlers(bound: OpenApi) {
  return function handlers<Handler>(
    http: MswHttp<Handler>,
    answers: MockedAnswers | Mocks = {},
    { openapi = bound }: MocksOptions = {},
  ): Handler[] {
    checkHttp(http);
    if (isMocks(answers)) return [http.all('*', createResolver(answers))];
    const exchange = createExchange(openapi);
    for (const [call, answer] of Object.entries(answers)) exchange.mock(call, answer);
    return [http.all('*', createResolver(exchange))];
  };
}
