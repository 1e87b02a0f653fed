import type { Calls } from './calls.ts';
import type { CallRequest, MockOptions, SentRequest } from './exchange-types.ts';
import type { Reply } from './reply.ts';

/** Id of a call, such as `cart.setQuantity`; docs/calls.md has all. */
export type CallId = keyof Calls;

/** The JSON of a rejection. */
export interface Rejection {
  /** A sentence for the visitor. */
  readonly Message?: string;
}

/** A request of a call: `body`, `params` and `query` have the call's types. */
export interface CallRequestOf<C extends CallId> extends Omit<CallRequest, 'body' | 'params' | 'query'> {
  readonly body: Calls[C]['request'];
  readonly params: Calls[C]['params'];
  readonly query: Calls[C]['query'];
}

/** A request of a call that was sent. */
export interface SentRequestOf<C extends CallId> extends CallRequestOf<C> {
  readonly call: C;
  /** Status of the mock's answer; undefined without an answer. */
  readonly status: number | undefined;
}

type ErrorAnswer = Rejection | string | undefined;

/** The answer of a call with a status; an error is a rejection, or text. */
export type AnswerOf<C extends CallId, Status extends number = 200> = number extends Status
  ? Calls[C]['answer'] | ErrorAnswer
  : Status extends 200
    ? Calls[C]['answer']
    : Status extends 204
      ? undefined
      : ErrorAnswer;

type Written<C extends CallId, Status extends number> = AnswerOf<C, Status> | Reply;

/** A value, a reply, or a function that returns either for a request. */
export type MockedAnswer<C extends CallId, Status extends number = 200> =
  | Written<C, Status>
  | ((request: CallRequestOf<C>) => Written<C, Status> | Promise<Written<C, Status>>);

/** Answers by call; `undefined` is the example of the call. */
export type MockedAnswers = { readonly [C in CallId]?: MockedAnswer<C> | undefined };

/** Mocks a call. */
export type MockCall = <C extends CallId, Status extends number = 200>(
  call: C,
  answer?: MockedAnswer<C, Status>,
  options?: Omit<MockOptions, 'status'> & { readonly status?: Status },
) => void;

/** Returns the requests that were sent, of one call or of all. */
export interface ListRequests {
  <C extends CallId>(call: C): readonly SentRequestOf<C>[];
  (): readonly SentRequest[];
}
