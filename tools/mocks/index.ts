import openapi from 'archipel/openapi.json';
import { bindCreateMocks } from './create-mocks.ts';
import { bindHandlers } from './handlers.ts';

export { MockError } from './mock-error.ts';
export { reply } from './reply.ts';
export type { Calls } from './calls.ts';
export type {
  AnswerOf,
  CallId,
  CallRequestOf,
  MockedAnswer,
  MockedAnswers,
  Rejection,
  SentRequestOf,
} from './call-types.ts';
export type { Mocks } from './create-mocks.ts';
export type { CallRequest, MockOptions, SentRequest } from './exchange-types.ts';

/**
 * Creates mocks of the calls of the API, for tests in Node, jsdom and happy-dom.
 *
 * @param answers Answers by call: values, or functions of the request; `undefined` is the example of the call.
 * @param options Another `openapi.json`.
 * @throws MockError for an unknown call, or an answer that its schema rejects.
 */
export const createMocks = bindCreateMocks(openapi);

/**
 * Creates handlers for MSW 2 or 3.
 *
 * @param http The `http` of the MSW that uses them.
 * @param answers Answers by call, or the mocks of `createMocks`, to which more can be added.
 * @param options Another `openapi.json`.
 * @returns Handlers, for `setupServer`, `setupWorker` and `use`.
 * @throws MockError without `http`, for an unknown call, or an answer that its schema rejects.
 */
export const handlers = bindHandlers(openapi);
