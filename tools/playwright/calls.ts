import type { Calls } from '../mocks/calls.ts';
import type { CallRequest } from '../mocks/exchange-types.ts';
import type { Reply } from '../mocks/reply.ts';

/** Id of a call in openapi.json. */
export type CallId = keyof Calls;

/** A rejection, whose sentence the visitor reads. */
interface Rejection {
  readonly Message?: string;
}

/** A request with the types of its call. */
export type CallRequestOf<Call extends CallId> = CallRequest & {
  readonly body: Calls[Call]['request'];
  readonly params: Calls[Call]['params'];
  readonly query: Calls[Call]['query'];
};

type Given<Call extends CallId> = Calls[Call]['answer'] | Rejection | string | undefined;

/** The answer of a call, or a function that returns it. */
export type CallAnswer<Call extends CallId> =
  Given<Call> | ((request: CallRequestOf<Call>) => Given<Call> | Reply | Promise<Given<Call> | Reply>);
